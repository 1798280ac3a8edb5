import { parseEnv } from './env-schema'

const complete = {
  NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789abcdef',
  NEXT_PUBLIC_SITE_URL: 'https://slw.example/',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abcdef',
}

const token = (role: string) => `e30.${btoa(JSON.stringify({ role }))}.signature-of-some-length`

test('accepts a complete environment and drops trailing slashes', () => {
  expect(parseEnv(complete).NEXT_PUBLIC_SITE_URL).toBe('https://slw.example')
  const anonymous = { ...complete, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: token('anon') }
  expect(() => parseEnv(anonymous)).not.toThrow()
})

test('names every problem at once', () => {
  expect(() => parseEnv({ NEXT_PUBLIC_SITE_URL: 'ftp://x' })).toThrow(
    /NEXT_PUBLIC_SUPABASE_URL is missing[\s\S]*PUBLISHABLE_KEY is missing[\s\S]*SITE_URL must be an http/,
  )
})

test.each(['https://abc.supabase.co/rest/v1', 'https://abc.supabase.co/?a=b', 'https://a:b@c.d'])(
  '%s is no plain address',
  (url) => {
    expect(() => parseEnv({ ...complete, NEXT_PUBLIC_SUPABASE_URL: url })).toThrow(/without a path/)
  },
)

test.each([
  ['SMTP_URL', 'smtps://user:key@mail.example:465', 'https://mail.example'],
  ['SMTP_FROM', 'SLW <website@example.com>', 'SLW'],
  ['SMTP_FROM', 'website@example.com', 'a@b.c\r\nBcc: d@e.f'],
  ['VAPID_SUBJECT', 'mailto:ann@example.com', 'mailto:ann@localhost'],
  ['VAPID_SUBJECT', 'https://example.com', 'ann@example.com'],
  ['VAPID_SUBJECT', 'https://example.com/contact', 'https://localhost'],
  ['CRON_SECRET', '0123456789abcdef', 'short'],
])('%s may be %s, be missing or empty, but not be %s', (name, good, bad) => {
  expect(parseEnv({ ...complete, [name]: good })).toMatchObject({ [name]: good })
  expect(parseEnv({ ...complete, [name]: '' })).toMatchObject({ [name]: undefined })
  expect(() => parseEnv(complete)).not.toThrow()
  expect(() => parseEnv({ ...complete, [name]: bad })).toThrow(`${name} must be`)
})

test.each([complete.SUPABASE_SECRET_KEY, token('service_role')])(
  'a secret key is refused where browsers would get it: %s',
  (key) => {
    const exposed = { ...complete, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key }
    expect(() => parseEnv(exposed)).toThrow(/is a secret key/)
  },
)
