import {
  formatProjectType,
  formatReceived,
  formatReceivedShort,
  startOfBritishMonth,
} from './format'
import { enquiryStatuses, explainSpam, statusLooks, toEnquiryStatus } from './status'

it.each([
  ['residential', 'Residential'],
  ['conservatory_repair', 'Conservatory Repair'],
  ['commercial_doors', 'Commercial Doors'],
  ['CUSTOM', 'Custom'],
])('words the stored type %s as %s', (value, words) => {
  expect(formatProjectType(value)).toBe(words)
})

it.each([
  ['2026-01-05 09:08:07+00', '5 January 2026 at 09:08'],
  ['2026-07-05T09:08:07.123456+00:00', '5 July 2026 at 10:08'],
  // Both clock changes of a year.
  ['2026-03-29T00:59:00Z', '29 March 2026 at 00:59'],
  ['2026-03-29T01:00:00Z', '29 March 2026 at 02:00'],
  ['2026-10-25T00:59:00Z', '25 October 2026 at 01:59'],
  ['2026-10-25T01:00:00Z', '25 October 2026 at 01:00'],
])('shows %s by the clock in Britain', (timestamp, words) => {
  expect(formatReceived(timestamp)).toBe(words)
})

it.each([
  // Just after midnight in Britain, still the day before in UTC.
  ['2026-07-05T23:05:00Z', '00:05'],
  ['2026-07-05T22:55:00Z', '5 Jul'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('shows %s in a list as %s', (timestamp, words) => {
  expect(formatReceivedShort(timestamp, new Date('2026-07-05T23:30:00Z'))).toBe(words)
})

it('a month starts at midnight in Britain', () => {
  const start = (now: string) => startOfBritishMonth(new Date(now)).toISOString()
  expect(start('2026-11-21T10:00:00Z')).toBe('2026-11-01T00:00:00.000Z')
  expect(start('2026-07-31T22:59:59Z')).toBe('2026-06-30T23:00:00.000Z')
  expect(start('2026-07-31T23:00:00Z')).toBe('2026-07-31T23:00:00.000Z')
})

it('has a label and a colour for every status', () => {
  expect(enquiryStatuses.map((status) => statusLooks[status])).toEqual([
    { label: 'New', tone: 'blue' },
    { label: 'Contacted', tone: 'yellow' },
    { label: 'Completed', tone: 'green' },
  ])
  expect(toEnquiryStatus('contacted')).toBe('contacted')
  expect(toEnquiryStatus('unheard of')).toBe('new')
})

it('gives a reason for everything that is spam', () => {
  expect(explainSpam('honeypot')).toMatch(/cannot see/)
  expect(explainSpam(null)).toBe('Moved to spam by hand')
  expect(explainSpam('toString')).toBe('Moved to spam by hand')
})
