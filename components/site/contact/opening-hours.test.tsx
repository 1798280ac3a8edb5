import { act, render, screen } from '@testing-library/react'
import { formatDay } from '@/lib/profile/hours'
import {
  clockChange,
  isIn,
  MINUTE,
  onTheWall,
  readRow,
  week,
} from '../../../tests/unit/opening-week'
import { OpeningHours } from './opening-hours'

function showTable() {
  const days = week.map((day) => ({ ...day, text: formatDay(day) }))
  render(<OpeningHours days={days} note={null} />)
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
