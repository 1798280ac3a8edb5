import { phoneHref, whatsAppHref } from './phone'

test.each([
  ['0191 498 0123', 'tel:01914980123'],
  ['+44 191 498 0123', 'tel:+441914980123'],
  ['+44 (0)191 498-0123', 'tel:+441914980123'],
  ['(0191) 498 0123', 'tel:01914980123'],
  ['0191"><script>', 'tel:0191'],
])('%s calls %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})

test.each([
  ['07700 900123', '447700900123'],
  ['+44 (0)7700 900-123', '447700900123'],
  ['+44 07700 900123', '447700900123'],
  ['0044 7911 123456', '447911123456'],
  // Isle of Man.
  ['07624 900123', '447624900123'],
])('%s is a mobile', (phone, number) => {
  expect(whatsAppHref(phone)).toBe(`https://wa.me/${number}`)
})

test.each([
  '0191 498 0123',
  '07000 900123',
  '07611 900123',
  '07700 90012',
  '07700 900123 or 0191 498 0123',
  '+33 7 00 90 01 23',
  '+353 7700 900123',
  'later',
])('%s is no British mobile', (phone) => {
  expect(whatsAppHref(phone)).toBeNull()
})
