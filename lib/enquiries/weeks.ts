import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/London'

/**
 * Midnight in Britain of the last `count` Mondays, oldest first; the last one is this week's. Computed
 * from calendar days, so that weeks with a clock change have the right length.
 */
export function weekStarts(now: Date, count: number): Date[] {
  const today = new TZDate(now, ZONE)
  const sinceMonday = (today.getDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => {
    const day = today.getDate() - sinceMonday - 7 * (count - 1 - index)
    return new Date(new TZDate(today.getFullYear(), today.getMonth(), day, ZONE).getTime())
  })
}
