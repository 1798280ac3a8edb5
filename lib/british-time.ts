import { TZDate } from '@date-fns/tz'
import { format, isSameDay, isSameYear, parseISO } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { TIME_ZONE } from './time-zone'

/** @param pattern as date-fns has them */
export function formatBritish(at: Date | string, pattern: string): string {
  const moment = typeof at === 'string' ? parseISO(at) : at
  return format(new TZDate(moment, TIME_ZONE), pattern, { locale: enGB })
}

/** '21 November 2026 at 09:48' */
export const formatTimestamp = (timestamp: string) => formatBritish(timestamp, 'PPPp')

/** Short, for a list: '09:48' today, '21 Nov' this year, else '21 Nov 2025'. */
export function formatTimestampShort(timestamp: string, now: Date): string {
  const at = new TZDate(parseISO(timestamp), TIME_ZONE)
  const today = new TZDate(now, TIME_ZONE)
  if (isSameDay(at, today)) return formatBritish(at, 'HH:mm')
  return formatBritish(at, isSameYear(at, today) ? 'd MMM' : 'd MMM yyyy')
}

/** As YYYY-MM-DD: near midnight a server elsewhere is on another day. */
export const britishDay = (at: Date) => formatBritish(at, 'yyyy-MM-dd')

/** '21 Nov', for a calendar day. */
export const formatDayShort = (day: string) => format(parseISO(day), 'd MMM', { locale: enGB })

/** '21 November 2026', for a calendar day. */
export const formatDay = (day: string) => format(parseISO(day), 'PPP', { locale: enGB })

/** Midnight on the first of this month. */
export function startOfBritishMonth(now: Date): Date {
  const local = new TZDate(now, TIME_ZONE)
  return new Date(new TZDate(local.getFullYear(), local.getMonth(), 1, TIME_ZONE).getTime())
}

/**
 * Midnight of the last `count` Mondays, oldest first; the last one is this week's. Computed
 * from calendar days, so that weeks with a clock change have the right length.
 */
export function weekStarts(now: Date, count: number): Date[] {
  const today = new TZDate(now, TIME_ZONE)
  const sinceMonday = (today.getDay() + 6) % 7
  return Array.from({ length: count }, (_, index) => {
    const day = today.getDate() - sinceMonday - 7 * (count - 1 - index)
    return new Date(new TZDate(today.getFullYear(), today.getMonth(), day, TIME_ZONE).getTime())
  })
}
