import { differenceInCalendarDays, isValid, parseISO } from 'date-fns'

export const SAME_DAY = 'the same day'

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** Duration of a job in words (specification §4); empty where unknown. */
export function durationWords(start: string, end: string): string {
  const [from, to] = [parseISO(start), parseISO(end)]
  if (!isValid(from) || !isValid(to)) return ''
  const days = differenceInCalendarDays(to, from)
  if (days < 0) return ''
  if (days === 0) return SAME_DAY
  if (days < 7) return count(days, 'day')
  const weeks = Math.floor(days / 7)
  const rest = days % 7
  if (rest >= 5) return `about ${count(weeks + 1, 'week')}`
  return rest === 0 ? count(weeks, 'week') : `${count(weeks, 'week')} and ${count(rest, 'day')}`
}

function count(number: number, unit: string): string {
  return `${numbers[number] ?? number} ${unit}${number === 1 ? '' : 's'}`
}
