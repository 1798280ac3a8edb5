import { type BusinessHours, defaultHours } from '@/lib/profile/hours'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

/** A different span each day: from midnight, until the last minute, across the clock change. */
const times = [
  ['09:00', '17:00'],
  ['00:00', '06:30'],
  ['08:15', '23:59'],
  ['07:05', '12:10'],
  ['12:00', '12:01'],
  ['10:00', '14:00'],
  ['00:30', '02:30'],
] as const
export const week: BusinessHours = defaultHours.map((day, index) => {
  const [openTime, closeTime] = times[index] ?? ['', '']
  return { ...day, isOpen: index !== 5, openTime, closeTime }
})

/** 01:00 UTC on the last Sunday of a month, which is when the clocks change. */
export function clockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * DAY
}

/** UK local time by the legal rule, independent of the runtime's time zone data. */
export function onTheWall(moment: number): { day: number; minutes: number } {
  const year = new Date(moment).getUTCFullYear()
  const isSummer = moment >= clockChange(year, 2) && moment < clockChange(year, 9)
  const wall = new Date(moment + (isSummer ? 60 * MINUTE : 0))
  return {
    day: (wall.getUTCDay() + 6) % 7,
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  }
}

export type Span = [from: number, to: number]

/** Open minutes of a day from a table row such as '9:00 am – 5:00 pm'. */
export function readRow(text: string): Span {
  const found = [...text.matchAll(/(\d+):(\d\d) (am|pm)/g)].map(
    ([, hours, minutes, half]) =>
      (Number(hours) % 12) * 60 + Number(minutes) + (half === 'pm' ? 12 * 60 : 0),
  )
  return [found[0] ?? 0, found[1] ?? 0]
}

export const isIn = ([from, to]: Span, minutes: number) => from <= minutes && minutes < to
