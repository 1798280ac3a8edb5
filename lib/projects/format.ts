import { format, parseISO } from 'date-fns'
import type { ProjectStatus } from './schema'

/** 'Mar 2026', for cards. A stored day has no time zone, so none can shift it. */
export function monthAndYear(day: string): string {
  return format(parseISO(day), 'MMM yyyy')
}

/** 'Mar 4, 2026', for the project's page. */
export function fullDate(day: string): string {
  return format(parseISO(day), 'MMM d, yyyy')
}

interface Dated {
  status: ProjectStatus
  startDate: string
  completionDate: string | null
}

/** Dates on a card: start, since, or span of months. */
export function cardDates({ status, startDate, completionDate }: Dated): string {
  const start = monthAndYear(startDate)
  const end = completionDate && monthAndYear(completionDate)
  if (end) return start === end ? start : `${start} – ${end}`
  if (status === 'completed') return start
  return status === 'pending' ? `From ${start}` : `Since ${start}`
}

/**
 * What stands in for photos.
 * @param isAhead whether the start is still to come
 */
export function photosToCome(
  { status, startDate }: Omit<Dated, 'completionDate'>,
  isAhead: boolean,
) {
  if (status === 'completed') return "We haven't added any photos of this project yet."
  if (status === 'in_progress') return "We'll add photos as the work progresses."
  return isAhead
    ? `Photos follow once work starts, planned for ${fullDate(startDate)}.`
    : 'Photos follow once work has started.'
}

/** Public words and colours of each status (specification §4). */
export const statusWords = {
  pending: { label: 'Upcoming', tone: 'amber' },
  in_progress: { label: 'Ongoing', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
} as const satisfies Record<ProjectStatus, { label: string; tone: 'amber' | 'blue' | 'green' }>

/** The stored word, underscore to space: the back office's (specification §4). */
export const rawStatus = (status: ProjectStatus) => status.replaceAll('_', ' ')

const PREVIEW_LENGTH = 100

/** A description in one line of at most `length` characters, cut at a word if possible. */
export function preview(description: string, length = PREVIEW_LENGTH): string {
  const line = description.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  // Leaves room for the ellipsis and drops half a surrogate pair.
  const cut = line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')
  const endsAtWord = line[cut.length] === ' '
  const words = endsAtWord ? cut : cut.replace(/\s\S*$/, '')
  return `${words.replace(/[\s,;:.–-]+$/, '')}…`
}

/** In characters: of a card on a phone, of a lead on a desktop, and more than either holds. */
const TWO_LINES = { card: 72, lead: 190, clamped: 220 }
const sentences = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** For a card: the first sentences where its two lines hold them, else what the card clamps. */
export function excerptOf(description: string, kind: 'card' | 'lead' = 'card'): string {
  const line = preview(description, TWO_LINES.clamped)
  let whole = ''
  for (const { segment } of sentences.segment(line)) {
    if (whole.length + segment.trimEnd().length > TWO_LINES[kind]) break
    whole += segment
  }
  return whole.length > TWO_LINES.card / 2 ? whole.trimEnd() : line
}

export function paragraphs(description: string): string[] {
  return description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}
