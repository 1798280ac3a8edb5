import { hostileNext } from '@/tests/unit/hostile-next'
import { tell } from '@/tools/test-runner/dose'
import { loginFrom, routes, safeNext, signInFrom } from './routes'

const SITE = 'https://site.example'

it.each(hostileNext)('never leaves the site: %j', (next) => {
  const path = safeNext(next)
  expect(new URL(path, SITE).origin).toBe(SITE)
  expect(path).toMatch(/^\/(?![/\\])/)
})

it('is tested with more than a hundred hostile values', () => {
  const forms = new Set(hostileNext)
  expect(forms.size).toBeGreaterThan(100)
  tell({
    row: 'open redirects',
    did: `${forms.size} forms of next=, by the rule`,
    found: '0 leave the site',
  })
})

it.each([
  '/dashboard',
  '/dashboard/messages?box=spam&page=2',
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

it('keeps the requested page through both sign-in addresses', () => {
  const from = '/dashboard/messages?box=spam&page=2'
  for (const address of [signInFrom(from), loginFrom(from)]) {
    const next = new URL(address, SITE).searchParams.get('next')
    expect(safeNext(next)).toBe(from)
  }
})
