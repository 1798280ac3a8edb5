const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' })

/** The year in Britain, in any time zone. */
export function britishYear(at: Date): string {
  return year.format(at)
}
