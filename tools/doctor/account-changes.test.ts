/** @jest-environment node */
import { loopbackServer } from '../../tests/loopback-server.ts'
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
  password_hibp_enabled: true,
  security_sb_forwarded_for_enabled: true,
}

it('reports each setting that is off', async () => {
  settings = safe
  expect(await found(hosted, 'token')).toEqual([expect.stringMatching(/^ok: /)])
  for (const [name, text] of [
    ['security_update_password_require_current_password', /change the password without/],
    ['password_hibp_enabled', /stolen elsewhere/],
    ['security_sb_forwarded_for_enabled', /owner's limit/],
  ] as const) {
    settings = { ...safe, [name]: false }
    expect(await found(hosted, 'token')).toEqual([expect.stringMatching(text)])
  }
  settings = {}
  expect(await found(hosted, 'token')).toHaveLength(3)
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
