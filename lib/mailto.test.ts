import { mailHref } from './mailto'

test.each([
  ['ann@example.com', 'mailto:ann@example.com'],
  ['ann.o-neil_1@example.co.uk', 'mailto:ann.o-neil_1@example.co.uk'],
  ['ann+tag@example.com', 'mailto:ann%2Btag@example.com'],
  ["o'hara@example.com", "mailto:o'hara@example.com"],
  ['a?cc=x%40evil.example&b=@x.co', 'mailto:a%3Fcc%3Dx%2540evil.example%26b%3D@x.co'],
  ['"><script>@x.co', 'mailto:%22%3E%3Cscript%3E@x.co'],
])('%s is reached by %s', (address, href) => {
  expect(mailHref(address)).toBe(href)
  // A mail program reads that one address and no copy recipient.
  const link = new URL(href)
  expect([decodeURIComponent(link.pathname), link.search]).toEqual([address, ''])
})

test('a subject is escaped too', () => {
  expect(mailHref('a@b.co', 'Bay & bow, 50 %')).toBe(
    'mailto:a@b.co?subject=Bay%20%26%20bow%2C%2050%20%25',
  )
})
