import { hostOf, optionalLink, secureLink } from './secure-link'

test.each([
  ['https://g.page/r/slw/review', 'https://g.page/r/slw/review'],
  ['HTTPS://WWW.Example.org', 'https://www.example.org/'],
  ['example.org/reviews?id=1#2', 'https://example.org/reviews?id=1#2'],
  ['https://example.org/a b"c', 'https://example.org/a%20b%22c'],
  ['//example.org', 'https://example.org/'],
  ['https://bücher.example', 'https://xn--bcher-kva.example/'],
])('%s is taken', (typed, href) => {
  expect(secureLink(typed)).toBe(href)
})

test.each([
  'http://example.org',
  'javascript:alert(1)//example.org',
  'data:text/html,x',
  'ftp://example.org',
  'https://localhost/',
  'https://[::1]/',
  'https://user:password@example.org/',
  'https://example.org@evil.test/',
  `https://example.org/${'x'.repeat(500)}`,
  'not a link',
  '',
])('%s is refused', (typed) => {
  expect(secureLink(typed)).toBeNull()
})

test('the host is named as people know it', () => {
  expect(hostOf('https://www.example.org/a')).toBe('example.org')
  expect(hostOf('https://reviews.example.org/')).toBe('reviews.example.org')
})

test('a field may be empty, not missing, and says what it wants', () => {
  const field = optionalLink('https://example.org/a')
  expect(field.parse('  ')).toBeNull()
  expect(field.parse(' example.org ')).toBe('https://example.org/')
  const problem = (value: unknown) => field.safeParse(value).error?.issues[0]?.message
  expect(problem('http://example.org')).toBe(
    'Please enter an https link such as https://example.org/a',
  )
  expect(problem(undefined)).toBe('This field is missing. Please load the page again.')
})
