import { TZDate } from '@date-fns/tz'
import { format, isSameDay, isSameYear, parseISO } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'

const ZONE = 'Europe/London'

/** '21 November 2026 at 09:48', in British time. */
export function formatReceived(timestamp: string): string {
  return format(new TZDate(parseISO(timestamp), ZONE), 'PPPp', { locale: enGB })
}

/** Short, for a list: '09:48' today, '21 Nov' this year, else '21 Nov 2025'. In British time. */
export function formatReceivedShort(timestamp: string, now: Date): string {
  const received = new TZDate(parseISO(timestamp), ZONE)
  const today = new TZDate(now, ZONE)
  if (isSameDay(received, today)) return format(received, 'HH:mm')
  return format(received, isSameYear(received, today) ? 'd MMM' : 'd MMM yyyy', { locale: enGB })
}

/** Today in Britain, as YYYY-MM-DD. */
export function britishDay(now: Date): string {
  return format(new TZDate(now, ZONE), 'yyyy-MM-dd')
}

/** '21 Nov', for a calendar day. */
export const formatDayShort = (day: string) => format(parseISO(day), 'd MMM', { locale: enGB })

/** '21 November 2026', for a calendar day. */
export function formatDay(day: string): string {
  return format(parseISO(day), 'PPP', { locale: enGB })
}

/** The stored value as words: underscores to spaces, title-cased (specification §2). */
export function formatProjectType(value: string): string {
  return value
    .split('_')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
}

/** Midnight in Britain on the first of this month. */
export function startOfBritishMonth(now: Date): Date {
  const local = new TZDate(now, ZONE)
  return new Date(new TZDate(local.getFullYear(), local.getMonth(), 1, ZONE).getTime())
}

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
