import { TZDate } from '@date-fns/tz'

const ZONE = 'Europe/London'

/**
 * Midnight in Britain of the last `count` Mondays, oldest first; the last one is this week's. Made from
 * calendar days, so that the weeks with a change of clocks have their hour more or less.
 */
export function weekStarts(now: Date, count: number): Date[] {
  const today = new TZDate(now, ZONE)
  const sinceMonday = (today.getDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => {
    const day = today.getDate() - sinceMonday - 7 * (count - 1 - index)
    return new Date(new TZDate(today.getFullYear(), today.getMonth(), day, ZONE).getTime())
  })
}
