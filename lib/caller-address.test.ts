/** @jest-environment node */
import { callerAddress } from './caller-address'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  // Entries sent by the caller come before the proxy's own.
  ['198.51.100.1, 10.0.0.1,203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['::', '0:0:0:0::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s is %s', (header, address) => {
  expect(callerAddress(header)).toBe(address)
})

it.each([
  null,
  '',
  ' ',
  ',',
  '203.0.113.7,',
  'unknown',
  '203.0.113',
  '203.0.113.7:80',
  'x, <script>',
])('%p says nothing', (header) => {
  expect(callerAddress(header)).toBeUndefined()
})
