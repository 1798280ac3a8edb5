import { britishClock } from './british-clock.ts'

/**
 * Opening hours in the company's local time. Free of libraries: the browser runs it every minute, since
 * the page is cached.
 */
export interface DayHours {
  isOpen: boolean
  openTime: string
  closeTime: string
}

/** Open from the opening minute until before the closing minute. */
export function isOpenAt(hours: readonly DayHours[], moment: Date): boolean {
  const { day, time } = britishClock(moment)
  const today = hours[day]
  return Boolean(today?.isOpen && today.openTime <= time && time < today.closeTime)
}

/** When it opens next, a week ahead at most; null where no day is open. */
export function nextOpening(
  hours: readonly DayHours[],
  moment: Date,
): { inDays: number; day: number; time: string } | null {
  const { day: today, time: now } = britishClock(moment)
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = (today + inDays) % 7
    const { isOpen, openTime: time } = hours[day] ?? { isOpen: false, openTime: '' }
    if (isOpen && (inDays > 0 || now < time)) return { inDays, day, time }
  }
  return null
}

/** '09:00' → '9:00 am' (12-hour format, specification §2). */
export function formatTime12(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const suffix = hours < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${suffix}`
}
