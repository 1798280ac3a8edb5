import { loginFrom, routes, safeNext, signInFrom } from './routes'

const SITE = 'https://site.example'

/** Prefixes that a browser may take for the start of another address. */
const openings = [
  '//',
  '///',
  '////',
  '/\\',
  '/\\/',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '\t//',
  '\n//',
  ' //',
  '/ /\\',
  '/.//',
  '/..//',
  '/././/',
  '/x/..//',
  '/x/../..//',
  '/%2e//',
  '/%2e%2e//',
  '/\u0000/',
  '/\u0085/',
  '\u00a0//',
  '\u2028//',
  'http://',
  'https://',
  'HTTPS://',
  'https:',
  'https:/',
  'https:\\\\',
  'hTtP:\\/',
  'ftp://',
  'file://',
  'ws://',
  'blob:https://',
  'view-source:https://',
  '@',
  ':@',
  '.',
  'https://site.invalid@',
  'https://site.invalid.',
]
const hosts = ['evil.example', 'evil.example/dashboard', 'user:pass@evil.example:443/%2e%2e?x=/#y']

const hostile = [
  ...openings.flatMap((opening) => hosts.map((host) => opening + host)),
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'about:blank',
  'mailto:a@evil.example',
  '',
  ' ',
  '?next=//evil.example',
  '#//evil.example',
  'dashboard',
  '//',
  '\\',
]

it.each(hostile)('never leaves the site: %j', (next) => {
  const path = safeNext(next)
  expect(new URL(path, SITE).origin).toBe(SITE)
  expect(path).toMatch(/^\/(?![/\\])/)
})

it('was tried with more than a hundred hostile forms', () => {
  expect(new Set(hostile).size).toBeGreaterThan(100)
})

it.each([
  '/dashboard',
  '/dashboard/messages?box=held-back&page=2',
  '/projects/new',
  '/projects/a-in-b/edit#images',
  '/projects/type/windows',
])('keeps a path of this site: %s', (path) => {
  expect(safeNext(path)).toBe(path)
})

it.each([null, undefined, '', '/bodhi', '/login', '/bodhi?next=/bodhi', '/x/../login'])(
  'falls back to the dashboard for %j',
  (next) => {
    expect(safeNext(next)).toBe(routes.dashboard)
  },
)

it('carries the origin through both sign-in addresses', () => {
  const from = '/dashboard/messages?box=held-back&page=2'
  for (const address of [signInFrom(from), loginFrom(from)]) {
    const next = new URL(address, SITE).searchParams.get('next')
    expect(safeNext(next)).toBe(from)
  }
})
