import { phoneHref } from './phone'

test.each([
  ['0191 498 0123', 'tel:01914980123'],
  ['+44 191 498 0123', 'tel:+441914980123'],
  ['+44 (0)191 498-0123', 'tel:+441914980123'],
  ['(0191) 498 0123', 'tel:01914980123'],
  ['0191"><script>', 'tel:0191'],
])('%s calls %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
