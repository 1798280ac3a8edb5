// Without Intl: its first use holds up a phone for more than 100 ms.

/** Weekday (0 is Monday) and 'HH:MM' in Britain, in any time zone. */
export function britishClock(at: Date): { day: number; time: string } {
  const local = new Date(at.getTime() + (isSummerTime(at) ? HOUR_MS : 0))
  return { day: (local.getUTCDay() + 6) % 7, time: local.toISOString().slice(11, 16) }
}

const HOUR_MS = 3_600_000

/** From the last Sunday of March to that of October, both at 01:00 UTC (Summer Time Order 2002). */
function isSummerTime(at: Date): boolean {
  const year = at.getUTCFullYear()
  return at >= clockChange(year, 2) && at < clockChange(year, 9)
}

/** @param month index of one with 31 days */
function clockChange(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month, 31, 1))
  last.setUTCDate(31 - last.getUTCDay())
  return last
}
