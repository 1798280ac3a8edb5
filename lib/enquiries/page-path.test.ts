import { pagePathFrom, pageTitle } from './page-path'

it.each([
  ['https://slw.example/contact?utm=x#quote', '/contact'],
  ['https://slw.example/services/windows', '/services/windows'],
  ['https://slw.example/projects/front-door-in-durham-2', '/projects/front-door-in-durham-2'],
])('%s is the page %s', (referer, path) => {
  expect(pagePathFrom(referer)).toBe(path)
})

it.each([
  null,
  '',
  'contact',
  'https://slw.example/',
  'https://slw.example/dashboard/messages',
  'https://slw.example/projects/a/edit',
  'https://slw.example//evil.example',
  'https://slw.example/projects/%3Cscript%3E',
  `https://slw.example/projects/${'x'.repeat(200)}`,
  'javascript:alert(1)',
])('%s is no page with a form', (referer) => {
  expect(pagePathFrom(referer)).toBeNull()
})

it('names a page as its breadcrumb does', () => {
  expect(pageTitle('/contact')).toBe('Contact')
  expect(pageTitle('/projects/front-door-in-durham')).toBe('Front Door In Durham')
})
