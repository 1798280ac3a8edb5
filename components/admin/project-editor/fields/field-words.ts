import { fullDate } from '@/lib/projects/format'

export const fieldLabels = {
  title: 'Title',
  location: 'Location',
  start_date: 'Start Date',
  completion_date: 'Completion Date',
  status: 'Status',
  description: 'Description',
} as const

export type LabelledField = keyof typeof fieldLabels

/** A field's value as people read it. */
export function shownValue(name: string, value: string): string {
  if (!value) return 'Left empty'
  if (name === 'status') return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ')
  return /date/.test(name) ? fullDate(value) : value
}
