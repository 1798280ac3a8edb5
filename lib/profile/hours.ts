import { z } from 'zod'
import { formatTime12 } from './opening.ts'

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please use a time such as 09:00')

const daySchema = z
  .object({ day: z.enum(weekdays), isOpen: z.boolean(), openTime: time, closeTime: time })
  .refine(({ openTime, closeTime }) => openTime < closeTime, {
    error: 'Opening time must be before closing time',
    path: ['closeTime'],
  })

/** Seven entries, Monday onward (specification §3). Mirrors the CHECK constraint of profiles. */
export const businessHoursSchema = z
  .array(daySchema)
  .length(weekdays.length)
  .refine((days) => days.every(({ day }, index) => day === weekdays[index]), {
    error: 'The days must run from Monday to Sunday',
  })

export type BusinessHours = z.infer<typeof businessHoursSchema>
export type BusinessDay = BusinessHours[number]

/** Specification §3: weekdays 09:00–17:00; the weekend closed, with stored times of 10:00–14:00. */
export const defaultHours: BusinessHours = weekdays.map((day, index) =>
  index < 5
    ? { day, isOpen: true, openTime: '09:00', closeTime: '17:00' }
    : { day, isOpen: false, openTime: '10:00', closeTime: '14:00' },
)

/** The stored hours; null where missing or invalid. */
export function parseHours(stored: unknown): BusinessHours | null {
  const result = businessHoursSchema.safeParse(stored)
  return result.success ? result.data : null
}

/** Names of a day's three controls in the settings form. */
export function dayFields(day: string) {
  return { isOpen: `${day}.open`, openTime: `${day}.from`, closeTime: `${day}.to` }
}

/** The week from the settings form: an unticked day is closed and its times are not checked. */
export function hoursFromForm(form: Record<string, unknown>): unknown {
  return defaultHours.map((usual) => {
    const names = dayFields(usual.day)
    const day = {
      day: usual.day,
      isOpen: form[names.isOpen] === 'on',
      openTime: form[names.openTime],
      closeTime: form[names.closeTime],
    }
    // The times of a closed day are hidden, so the owner could not correct them.
    return day.isOpen || daySchema.safeParse(day).success ? day : { ...usual, isOpen: false }
  })
}

/** '9:00 am – 5:00 pm', or 'Closed'. */
export function formatDay({ isOpen, openTime, closeTime }: BusinessDay): string {
  return isOpen ? `${formatTime12(openTime)} – ${formatTime12(closeTime)}` : 'Closed'
}
