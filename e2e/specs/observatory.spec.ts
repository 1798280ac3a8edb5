import { tell } from '../../tools/test-runner/dose'
import { expect, test } from '../support/fixtures'
import { grade } from '../support/observatory'
import { publicPaths } from '../support/public-paths'
import { rawRequest } from '../support/raw-request'

test('the scale knows good from bad', () => {
  expect(grade({}, '')).toEqual({ score: 30, grade: 'D' })
  const strict = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  }
  expect(grade(strict, '')).toEqual({ score: 120, grade: 'A+' })
  const scripts = "default-src 'self'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'"
  expect(grade({ ...strict, 'content-security-policy': scripts }, '').score).toBe(80)
  expect(grade({ ...strict, 'set-cookie': ['session=1; Secure'] }, '').score).toBe(70)
  expect(grade(strict, '<script src="https://cdn.example/a.js">').score).toBe(115)
})

test('the office is graded A+, public pages B+, which is the best that static pages can have', async ({
  db,
  ownerState,
}) => {
  const cookie = ownerState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { data } = await db.from('projects').select('slug').limit(1).single()
  const edit = `/projects/${data?.slug}/edit`
  const office = [
    '/dashboard',
    '/dashboard/projects',
    '/dashboard/messages',
    '/dashboard/reviews',
    '/dashboard/settings',
    '/projects/new',
    edit,
  ]
  const scores = new Set<string>()
  for (const path of office) {
    const { status, headers, body } = await rawRequest(path, { headers: { cookie } })
    expect(status, path).toBe(200)
    const { score, grade: mark } = grade(headers, body)
    expect(mark, path).toBe('A+')
    scores.add(`the office ${mark} (${score})`)
  }
  const pages = [...(await publicPaths(db)), '/bodhi', '/auth/confirm', '/no-such-page']
  for (const path of pages) {
    const { headers, body } = await rawRequest(path)
    const { score, grade: mark } = grade(headers, body)
    // Scripts in the HTML carry no nonce, since it is the same for everybody: -20, all else is full.
    expect(score, path).toBe(80)
    scores.add(`public pages ${mark} (${score})`)
  }
  tell({
    row: 'headers by the rules of the HTTP Observatory',
    did: `${office.length} pages of the office and ${pages.length} public ones`,
    found: [...scores].join(', '),
  })
})
