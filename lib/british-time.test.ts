import {
  britishDay,
  formatTimestamp,
  formatTimestampShort,
  startOfBritishMonth,
  weekStarts,
} from './british-time'

it.each([
  ['2026-01-05 09:08:07+00', '5 January 2026 at 09:08'],
  ['2026-07-05T09:08:07.123456+00:00', '5 July 2026 at 10:08'],
  // Both clock changes of a year.
  ['2026-03-29T00:59:00Z', '29 March 2026 at 00:59'],
  ['2026-03-29T01:00:00Z', '29 March 2026 at 02:00'],
  ['2026-10-25T00:59:00Z', '25 October 2026 at 01:59'],
  ['2026-10-25T01:00:00Z', '25 October 2026 at 01:00'],
])('shows %s by the clock in Britain', (timestamp, words) => {
  expect(formatTimestamp(timestamp)).toBe(words)
})

it.each([
  // Just after midnight in Britain, still the day before in UTC.
  ['2026-07-05T23:05:00Z', '00:05'],
  ['2026-07-05T22:55:00Z', '5 Jul'],
  ['2025-12-31T12:00:00Z', '31 Dec 2025'],
])('shows %s in a list as %s', (timestamp, words) => {
  expect(formatTimestampShort(timestamp, new Date('2026-07-05T23:30:00Z'))).toBe(words)
})

it('a month starts at midnight in Britain', () => {
  const start = (now: string) => startOfBritishMonth(new Date(now)).toISOString()
  expect(start('2026-11-21T10:00:00Z')).toBe('2026-11-01T00:00:00.000Z')
  expect(start('2026-07-31T22:59:59Z')).toBe('2026-06-30T23:00:00.000Z')
  expect(start('2026-07-31T23:00:00Z')).toBe('2026-07-31T23:00:00.000Z')
})

it('the day begins at midnight in Britain', () => {
  expect(britishDay(new Date('2026-07-05T22:59:59Z'))).toBe('2026-07-05')
  expect(britishDay(new Date('2026-07-05T23:00:00Z'))).toBe('2026-07-06')
})

const starts = (now: string, count: number) =>
  weekStarts(new Date(now), count).map((start) => start.toISOString().replace(':00.000Z', 'Z'))

test('weeks begin on Monday at midnight, the last one being the current week', () => {
  expect(starts('2026-11-18T12:00Z', 3)).toEqual([
    '2026-11-02T00:00Z',
    '2026-11-09T00:00Z',
    '2026-11-16T00:00Z',
  ])
})

test('the week of the spring clock change is an hour shorter', () => {
  // The clocks go forward on Sunday 29 March 2026.
  expect(starts('2026-04-01T12:00Z', 3)).toEqual([
    '2026-03-16T00:00Z',
    '2026-03-23T00:00Z',
    '2026-03-29T23:00Z',
  ])
})

test('the week of the autumn clock change is an hour longer', () => {
  // Back on Sunday 25 October 2026.
  expect(starts('2026-10-28T12:00Z', 3)).toEqual([
    '2026-10-11T23:00Z',
    '2026-10-18T23:00Z',
    '2026-10-26T00:00Z',
  ])
})

test.each([
  ['a minute before Monday in summer time', '2026-06-14T22:59Z', '2026-06-07T23:00Z'],
  ['Monday in Britain, while it is Sunday in UTC', '2026-06-14T23:00Z', '2026-06-14T23:00Z'],
  ['the night the clocks go back', '2026-10-25T01:30Z', '2026-10-18T23:00Z'],
  ['over the turn of the year', '2027-01-01T00:00Z', '2026-12-28T00:00Z'],
])('%s', (_, now, start) => {
  expect(starts(now, 1)).toEqual([start])
})

test('twelve weeks over a clock change are 84 days, none skipped or doubled', () => {
  const weeks = weekStarts(new Date('2026-11-21T12:00Z'), 12)
  const lengths = weeks.slice(1).map((start, i) => +start - +(weeks[i] ?? 0))
  const HOUR = 3_600_000
  expect(new Set(lengths)).toEqual(new Set([168 * HOUR, 169 * HOUR]))
  expect(lengths.filter((length) => length === 169 * HOUR)).toHaveLength(1)
})
