const year = new Intl.DateTimeFormat('en-GB', { year: 'numeric', timeZone: 'Europe/London' })

/** The year in Britain, whatever clock the server or the visitor lives by. */
export function britishYear(at: Date): string {
  return year.format(at)
}
