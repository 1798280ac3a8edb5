import { britishYear } from './time-zone'

test.each([
  ['2026-06-15T12:00:00Z', '2026'],
  ['2026-12-31T23:59:59Z', '2026'],
  ['2027-01-01T00:00:00Z', '2027'],
  // Still New Year's Eve in New York, already New Year in Auckland: Britain decides.
  ['2026-12-31T11:00:00Z', '2026'],
  ['2027-01-01T04:00:00Z', '2027'],
])('%s is in %s', (at, year) => {
  expect(britishYear(new Date(at))).toBe(year)
})
