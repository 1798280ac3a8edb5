import { defaultHours, formatDay, parseHours } from './hours'
import { formatTime12, isOpenAt, nextOpening } from './opening'

const everyDay = defaultHours.map((day) => ({
  ...day,
  isOpen: true,
  openTime: '00:30',
  closeTime: '02:30',
}))

test('missing hours mean closed', () => {
  expect(isOpenAt([], new Date('2026-11-23T12:00:00Z'))).toBe(false)
})

test.each([
  ['2026-11-23T08:59:59Z', false],
  ['2026-11-23T09:00:00Z', true],
  ['2026-11-23T16:59:59Z', true],
  ['2026-11-23T17:00:00Z', false],
  ['2026-11-28T11:00:00Z', false],
])('default hours at %s', (moment, open) => {
  expect(isOpenAt(defaultHours, new Date(moment))).toBe(open)
})

/** Number of UTC minutes in a London day at which a shop open from 00:30 to 02:30 is open. */
function openMinutes(from: string, hours: number): number {
  const start = Date.parse(from)
  let open = 0
  for (let minute = 0; minute < hours * 60; minute++) {
    if (isOpenAt(everyDay, new Date(start + minute * 60_000))) open++
  }
  return open
}

test('clocks go forward: the missing hour is not open', () => {
  // 29 March 2026: 01:00 GMT is 02:00 BST; 00:30–01:00 and 02:00–02:30 remain.
  expect(openMinutes('2026-03-29T00:00:00Z', 23)).toBe(60)
})

test('clocks go back: the repeated hour is open twice', () => {
  // 25 October 2026: 02:00 BST is 01:00 GMT again; 00:30–02:30 lasts three hours.
  expect(openMinutes('2026-10-24T23:00:00Z', 25)).toBe(180)
})

test.each([
  ['a Monday before nine', '2026-11-23T08:59:00Z', { inDays: 0, day: 0 }],
  ['a Monday at nine', '2026-11-23T09:00:00Z', { inDays: 1, day: 1 }],
  ['a Monday evening', '2026-11-23T20:00:00Z', { inDays: 1, day: 1 }],
  ['a Friday evening', '2026-11-27T20:00:00Z', { inDays: 3, day: 0 }],
  ['a Sunday in summer, Monday in London', '2026-07-19T23:30:00Z', { inDays: 0, day: 0 }],
])('the next opening on %s', (_, moment, expected) => {
  expect(nextOpening(defaultHours, new Date(moment))).toEqual({ ...expected, time: '09:00' })
})

test('one open day comes round in a week, none never', () => {
  const mondays = defaultHours.map((day, index) => ({ ...day, isOpen: index === 0 }))
  const evening = new Date('2026-11-23T20:00:00Z')
  expect(nextOpening(mondays, evening)).toEqual({ inDays: 7, day: 0, time: '09:00' })
  expect(nextOpening(mondays.slice(1), evening)).toBeNull()
})

test.each([
  ['00:00', '12:00 am'],
  ['09:05', '9:05 am'],
  ['12:00', '12:00 pm'],
  ['17:30', '5:30 pm'],
  ['23:59', '11:59 pm'],
])('%s reads %s', (time, text) => {
  expect(formatTime12(time)).toBe(text)
})

test('a day shows its span, or Closed', () => {
  expect(defaultHours.map(formatDay)).toEqual([
    ...Array(5).fill('9:00 am – 5:00 pm'),
    'Closed',
    'Closed',
  ])
})

const [monday, ...rest] = defaultHours
test.each([
  ['nothing', null],
  ['text', 'x'],
  ['six days', rest],
  ['days out of order', [...rest, monday]],
  ['closing before opening', [{ ...monday, closeTime: '08:00' }, ...rest]],
  ['an impossible time', [{ ...monday, openTime: '24:00', closeTime: '25:00' }, ...rest]],
  ['two days swapped', [monday, rest[1], rest[0], ...rest.slice(2)]],
  ['a time with something before it', [{ ...monday, openTime: '109:00' }, ...rest]],
  ['a time with something after it', [{ ...monday, openTime: '09:000' }, ...rest]],
  ['a word for open', [{ ...monday, isOpen: 'yes' }, ...rest]],
])('%s is no week', (_, stored) => {
  expect(parseHours(stored)).toBeNull()
})

test('the default hours cover a week', () => {
  expect(parseHours(JSON.parse(JSON.stringify(defaultHours)))).toEqual(defaultHours)
})
