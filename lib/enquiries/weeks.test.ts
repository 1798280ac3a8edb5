import { weekStarts } from './weeks'

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
