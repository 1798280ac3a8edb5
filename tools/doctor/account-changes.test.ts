/** @jest-environment node */
import { loopbackServer } from '../test-runner/loopback-server.ts'
import { checkAccountChanges } from './account-changes.ts'

const project = 'abcdefghijklmnopqrst'
const hosted = `https://${project}.supabase.co`
let settings: object = {}
const address = loopbackServer((request, response) => {
  const isKnown =
    request.url === `/v1/projects/${project}/config/auth` &&
    request.headers.authorization === 'Bearer token'
  response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(settings))
})
const found = async (url: string, token?: string) =>
  (await checkAccountChanges(url, token, address())).map(({ level, text }) => `${level}: ${text}`)

const safe = {
  security_update_password_require_current_password: true,
  mailer_secure_email_change_enabled: true,
  mailer_notifications_email_changed_enabled: true,
  mailer_notifications_password_changed_enabled: true,
  mailer_otp_length: 10,
  mailer_otp_exp: 900,
  smtp_max_frequency: 60,
  rate_limit_verify: 30,
  password_hibp_enabled: true,
  sessions_timebox: 720,
  sessions_inactivity_timeout: 168,
}

it('reports accounts that an open session could take over', async () => {
  settings = safe
  expect(await found(hosted, 'token')).toEqual([
    expect.stringMatching(/^ok: Password and address change only with/),
  ])
  for (const [name, value, text] of [
    ['security_update_password_require_current_password', false, /change the password without/],
    ['mailer_secure_email_change_enabled', false, /move the account to another address/],
    ['mailer_notifications_email_changed_enabled', false, /changed address/],
    ['mailer_notifications_password_changed_enabled', false, /changed password/],
    ['mailer_otp_length', 9, /short enough to be guessed/],
    ['mailer_otp_exp', 901, /longer than 15 minutes/],
    ['smtp_max_frequency', 59, /every few seconds/],
    ['rate_limit_verify', 31, /more than 30 codes/],
    ['password_hibp_enabled', false, /stolen elsewhere/],
    ['sessions_timebox', 0, /renewed for ever/],
    ['sessions_inactivity_timeout', 0, /stays signed in/],
  ] as const) {
    settings = { ...safe, [name]: value }
    expect(await found(hosted, 'token')).toEqual([expect.stringMatching(text)])
  }
  settings = {}
  expect(await found(hosted, 'token')).toHaveLength(11)
})

it('says when it could not check', async () => {
  settings = safe
  const unseen = [expect.stringMatching(/^warning: .* cannot be read from here\.$/)]
  expect(await found(hosted)).toEqual(unseen)
  expect(await found('http://127.0.0.1:8000', 'token')).toEqual(unseen)
  expect(await found(hosted, 'other')).toEqual([
    'warning: The sign-in settings could not be read (401).',
  ])
})
