import { TIME_ZONE } from '@/lib/time-zone'

const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: TIME_ZONE })

/** The year in Britain, in any time zone. */
export function britishYear(at: Date): string {
  return year.format(at)
}
