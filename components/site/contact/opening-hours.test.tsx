import { act, render, screen } from '@testing-library/react'
import { type BusinessHours, defaultHours, formatDay } from '@/lib/profile/hours'
import {
  clockChange,
  isIn,
  MINUTE,
  onTheWall,
  readRow,
  week,
} from '../../../tests/unit/opening-week'
import { ContactNow } from './contact-facts'
import { OpeningHours } from './opening-hours'

const asShown = (hours: BusinessHours) => hours.map((day) => ({ ...day, text: formatDay(day) }))

function showTable() {
  render(<OpeningHours days={asShown(week)} note={null} />)
  return screen.getAllByRole('row')
}

afterEach(() => jest.useRealTimers())

test('the page itself says it, and marks the day, through the night of each change', () => {
  jest.useFakeTimers()
  for (const change of [clockChange(2026, 2), clockChange(2026, 9)]) {
    jest.setSystemTime(change - 3 * 60 * MINUTE)
    document.body.innerHTML = ''
    const rows = showTable()
    for (let minute = 0; minute < 6 * 60; minute++) {
      const { day, minutes } = onTheWall(Date.now())
      const words = isIn(readRow(rows[day]?.textContent ?? ''), minutes) ? 'Open now' : 'Closed now'
      const when = new Date().toISOString()
      expect([when, screen.queryByText(words)?.textContent]).toEqual([when, words])
      const marked = rows.findIndex((row) => row.hasAttribute('aria-current'))
      expect([when, marked]).toEqual([when, day])
      act(() => jest.advanceTimersByTime(MINUTE))
    }
  }
})

test.each([
  ['2026-11-23T08:00:00Z', 'Opens at 9:00 am'],
  ['2026-11-23T12:00:00Z', 'Until 5:00 pm'],
  ['2026-11-23T20:00:00Z', 'Opens tomorrow at 9:00 am'],
  ['2026-11-27T20:00:00Z', 'Opens Monday at 9:00 am'],
])('at %s it says what comes next: %s', (moment, words) => {
  jest.useFakeTimers({ now: new Date(moment) })
  render(<OpeningHours days={asShown(defaultHours)} note={null} />)
  expect(screen.getByText(words)).toBeVisible()
})

test('a note may say otherwise: nothing is said of what comes next', () => {
  jest.useFakeTimers({ now: new Date('2026-12-24T20:00:00Z') })
  render(<OpeningHours days={asShown(defaultHours)} note="Closed 24 Dec – 2 Jan" />)
  expect(screen.getByText('Closed now')).toBeVisible()
  expect(screen.queryByText(/^Opens/)).toBeNull()
})

test('without the table a note stands in for the state', () => {
  jest.useFakeTimers({ now: new Date('2026-12-29T12:00:00Z') })
  render(<ContactNow hours={defaultHours} note="Closed 24 Dec – 2 Jan" />)
  expect(screen.getByText('Closed 24 Dec – 2 Jan')).toBeVisible()
  expect(screen.queryByText('Open now')).toBeNull()
})
