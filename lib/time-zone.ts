// Apart from lib/british-time.ts, so that public pages load no library for it.

/** The company's. */
export const TIME_ZONE = 'Europe/London'

const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: TIME_ZONE })

/** The year in Britain, in any time zone. */
export function britishYear(at: Date): string {
  return year.format(at)
}
