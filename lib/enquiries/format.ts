import { TZDate } from '@date-fns/tz'
import { format, parseISO } from 'date-fns'
import { enGB } from 'date-fns/locale/en-GB'
import { mailHref } from '@/lib/mail-link'

/** '21 November 2026 at 09:48', in British time. */
export function formatReceived(timestamp: string): string {
  return format(new TZDate(parseISO(timestamp), 'Europe/London'), 'PPPp', { locale: enGB })
}

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

/** A mailto link for a reply; the address comes from a stranger and is escaped. */
export function replyHref(email: string, projectType: string): string {
  return mailHref(email, `Your enquiry: ${formatProjectType(projectType)}`)
}

/** Midnight in Britain on the first of this month. */
export function startOfBritishMonth(now: Date): Date {
  const local = new TZDate(now, 'Europe/London')
  return new Date(new TZDate(local.getFullYear(), local.getMonth(), 1, 'Europe/London').getTime())
}
