import { format, parseISO } from 'date-fns'
import type { ProjectStatus } from './schema'

/** On cards: 'Mar 2026'. A stored day has no time zone, so none can shift it. */
export function monthAndYear(day: string): string {
  return format(parseISO(day), 'MMM yyyy')
}

/** On the project's page: 'Mar 4, 2026'. */
export function fullDate(day: string): string {
  return format(parseISO(day), 'MMM d, yyyy')
}

interface Dated {
  status: ProjectStatus
  startDate: string
  completionDate: string | null
}

/** The span of a job as a card words it: from, since, or from month to month. */
export function cardDates({ status, startDate, completionDate }: Dated): string {
  const start = monthAndYear(startDate)
  const end = completionDate && monthAndYear(completionDate)
  if (end) return start === end ? start : `${start} – ${end}`
  if (status === 'completed') return start
  return status === 'pending' ? `From ${start}` : `Since ${start}`
}

/** Status as the public pages word and colour it (specification §4). */
export const statusWords = {
  pending: { label: 'Upcoming', tone: 'amber' },
  in_progress: { label: 'Ongoing', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
} as const satisfies Record<ProjectStatus, { label: string; tone: 'amber' | 'blue' | 'green' }>

const PREVIEW_LENGTH = 100

/** A description in one line of at most `length` characters, cut at a word where there is one to cut at. */
export function preview(description: string, length = PREVIEW_LENGTH): string {
  const line = description.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // One place for the ellipsis; never half of a surrogate pair.
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const endsAtWord = line[cut.length] === ' '
  const words = endsAtWord ? cut : cut.replace(/\s\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

/** Paragraphs of a description: blank lines part them. */
export function paragraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
