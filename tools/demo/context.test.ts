import { dateOnly, onWorkday } from './context'

test.each([
  ['a Friday', '2026-06-12', '2026-06-12'],
  ['a Saturday', '2026-06-13', '2026-06-15'],
  ['a Sunday', '2026-06-14', '2026-06-15'],
  ['a Monday', '2026-06-15', '2026-06-15'],
])('work on %s', (_, day, moved) => {
  expect(dateOnly(onWorkday(new Date(day)))).toBe(moved)
})
