import { breadcrumbs } from './breadcrumbs'

const shown = (pathname: string) =>
  breadcrumbs(pathname).map(({ label, path, isLink }) => (isLink ? `${label} → ${path}` : label))

test('home has none', () => {
  expect(breadcrumbs('/')).toEqual([])
})

test.each([
  ['/contact', ['Contact']],
  ['/privacy-policy', ['Privacy Policy']],
  ['/services/windows', ['Services → /services', 'Windows']],
  ['/services/windows/', ['Services → /services', 'Windows']],
  [
    '/projects/bay-window-in-south-shields',
    ['Projects → /projects', 'Bay Window In South Shields'],
  ],
])('%s: hyphens are spaces, words are capitalised, the last is no link', (pathname, crumbs) => {
  expect(shown(pathname)).toEqual(crumbs)
})

test.each([
  ['/projects/type/doors', ['Projects → /projects', 'Type', 'Doors']],
  ['/projects/page/2', ['Projects → /projects', 'Page', '2']],
  [
    '/projects/type/doors/page/2',
    ['Projects → /projects', 'Type', 'Doors → /projects/type/doors', 'Page', '2'],
  ],
  [
    '/projects/in/whitley-bay/page/2',
    ['Projects → /projects', 'In', 'Whitley Bay → /projects/in/whitley-bay', 'Page', '2'],
  ],
  [
    '/projects/in/durham/doors/page/2',
    [
      'Projects → /projects',
      'In',
      'Durham → /projects/in/durham',
      'Doors → /projects/in/durham/doors',
      'Page',
      '2',
    ],
  ],
  ['/auth/confirm', ['Auth', 'Confirm']],
])('%s: a segment that is no page of its own is no link', (pathname, crumbs) => {
  expect(shown(pathname)).toEqual(crumbs)
})

test.each([
  ['/%C3%A9toile-bleue', ['Étoile Bleue']],
  ['/%E0%A4%A', ['%E0%A4%A']],
  ['/a--b', ['A  B']],
  ['/%3Cscript%3E', ['<script>']],
])('%s: whatever is typed is shown as text', (pathname, crumbs) => {
  expect(shown(pathname)).toEqual(crumbs)
})
