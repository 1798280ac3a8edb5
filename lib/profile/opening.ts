/**
 * Opening hours in the company's local time. Free of libraries: the browser runs it every minute, since
 * the page is cached.
 */
export interface DayHours {
  isOpen: boolean
  openTime: string
  closeTime: string
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Weekday (0 is Monday) and 'HH:MM' in London, for any time zone of the visitor. */
export function londonTime(moment: Date): { day: number; time: string } {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return { day: days.indexOf(parts.weekday ?? ''), time: `${parts.hour}:${parts.minute}` }
}

/** Open from the opening minute until before the closing minute. */
export function isOpenAt(hours: readonly DayHours[], moment: Date): boolean {
  const { day, time } = londonTime(moment)
  const today = hours[day]
  return Boolean(today?.isOpen && today.openTime <= time && time < today.closeTime)
}
