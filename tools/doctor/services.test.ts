/** @jest-environment node */
import { loopbackServer } from '../../tests/loopback-server.ts'
import {
  checkAccountChanges,
  checkAuth,
  checkMailLinks,
  checkPublicKey,
  checkSite,
} from './services.ts'

// A fake service: [status, body, redirect target] by path.
let answers: Record<string, [number, string, string?]> = {}
const address = loopbackServer(({ url = '', headers }, response) => {
  const isRefused = headers.authorization === 'Bearer unknown'
  const answer = isRefused ? ([401, ''] as const) : answers[url.split('?')[0] ?? '']
  const [status, body, location] = answer ?? [404, '']
  response.writeHead(status, location ? { location } : {}).end(body)
})

const access = () => ({ url: address(), publishableKey: 'public', secretKey: 'secret' })
const settings = (body: object) => {
  answers = { '/auth/v1/settings': [200, JSON.stringify(body)] }
}
const faults = async (check: Promise<{ level: string; text: string }[]>) =>
  (await check).filter(({ level }) => level !== 'ok').map(({ text }) => text)

it('reports that sign-up is open', async () => {
  settings({ disable_signup: true, external: { email: true, anonymous_users: false } })
  expect(await faults(checkAuth(access()))).toEqual([])
  settings({ disable_signup: false, external: { email: false, anonymous_users: true } })
  expect(await faults(checkAuth(access()))).toEqual([
    'Anyone can sign up.',
    'Anonymous sign-ins are on.',
    'Sign-in by e-mail and password is off: the owner cannot sign in.',
  ])
})

it('reports mail links that lead to a former address', async () => {
  const siteUrl = 'https://site.example'
  const led = async (status: number, location?: string) => {
    answers = { '/auth/v1/verify': [status, '', location] }
    const findings = await checkMailLinks(access(), siteUrl)
    return findings.map(({ level, text }) => `${level}: ${text}`)
  }
  const error = '#error=access_denied&error_code=otp_expired'
  expect(await led(303, `${siteUrl}${error}`)).toEqual([
    `ok: Links in Supabase's mails lead to ${siteUrl}.`,
  ])
  expect(await led(303, `https://old.example/${error}`)).toEqual([
    "fault: Links in Supabase's mails lead to https://old.example, not to https://site.example.",
  ])
  for (const [status, location] of [[403], [303], [303, '/#error'], [200, siteUrl]] as const) {
    expect(await led(status, location)).toEqual([
      `warning: Could not check where links in Supabase's mails lead (${status}).`,
    ])
  }
})

it('reports a public key that reads too little or too much', async () => {
  answers = { '/rest/v1/projects': [200, '[]'], '/rest/v1/contact_forms': [401, '{}'] }
  expect(await faults(checkPublicKey(access()))).toEqual([])
  answers = { '/rest/v1/projects': [401, '{}'], '/rest/v1/contact_forms': [200, '[]'] }
  expect(await faults(checkPublicKey(access()))).toEqual([
    'Projects cannot be read with the public key (401).',
    'Enquiries can be read with the public key.',
  ])
})

it('reports a site that is away, unhealthy, or built for another address', async () => {
  expect((await faults(checkSite('http://127.0.0.1:9')))[0]).toMatch(/does not answer/)
  answers = { '/api/health': [200, '{}'], '/sitemap.xml': [200, `<loc>${address()}/</loc>`] }
  expect(await faults(checkSite(address()))).toEqual([])
  answers = {
    '/api/health': [503, '{}'],
    '/sitemap.xml': [200, '<loc>http://localhost:3000/</loc>'],
  }
  expect(await faults(checkSite(address()))).toEqual([
    "The site's health route answered 503.",
    `The sitemap names http://localhost:3000/, not ${address()}.`,
  ])
})

describe('the sign-in settings', () => {
  const project = 'abcdefghijklmnopqrst'
  const hosted = `https://${project}.supabase.co`
  const offered = (known: object) => {
    answers = { [`/v1/projects/${project}/config/auth`]: [200, JSON.stringify(known)] }
  }
  const found = async (url: string, token?: string) =>
    (await checkAccountChanges(url, token, address())).map(({ level, text }) => `${level}: ${text}`)

  const safe = {
    mfa_totp_verify_enabled: true,
    mfa_totp_enroll_enabled: true,
    security_update_password_require_current_password: true,
    password_hibp_enabled: true,
    security_sb_forwarded_for_enabled: true,
  }

  it('reports each setting that is off', async () => {
    offered(safe)
    expect(await found(hosted, 'token')).toEqual([expect.stringMatching(/^ok: /)])
    for (const [name, text] of [
      ['security_update_password_require_current_password', /change the password without/],
      ['password_hibp_enabled', /stolen elsewhere/],
      ['mfa_totp_verify_enabled', /cannot sign in/],
      ['mfa_totp_enroll_enabled', /cannot set up/],
      ['security_sb_forwarded_for_enabled', /owner's limit/],
    ] as const) {
      offered({ ...safe, [name]: false })
      expect(await found(hosted, 'token')).toEqual([expect.stringMatching(text)])
    }
    offered({})
    expect(await found(hosted, 'token')).toHaveLength(5)
  })

  it('says when it could not check', async () => {
    offered(safe)
    const unseen = [expect.stringMatching(/^warning: .* cannot be read from here\.$/)]
    expect(await found(hosted)).toEqual(unseen)
    expect(await found('http://127.0.0.1:8000', 'token')).toEqual(unseen)
    expect(await found(hosted, 'unknown')).toEqual([
      'warning: The sign-in settings could not be read (401).',
    ])
  })
})
