import { fromBase32, toBase32, totp } from './totp'

/** RFC 6238, appendix B, to six digits. */
const key = Buffer.from('12345678901234567890')

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is %s', (seconds, code) => {
  expect(totp(key, seconds)).toBe(code)
})

/** RFC 4648, section 10, without padding. */
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of "%s" is "%s"', (plain, encoded) => {
  expect(toBase32(Buffer.from(plain))).toBe(encoded)
  expect(fromBase32(encoded).toString()).toBe(plain)
})
