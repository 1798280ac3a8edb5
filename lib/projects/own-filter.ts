import { type Cursor, cursorQuery } from '@/lib/cursor'
import { routes } from '@/lib/routes'
import { toSearchText, wordsOf } from '@/lib/search-text'
import { projectStatuses } from './schema'

/** A draft has a status too, which counts once it is published. */
export const ownStatuses = [...projectStatuses, 'draft'] as const

export type OwnStatus = (typeof ownStatuses)[number]

export type ProjectCounts = Record<OwnStatus, number>

export interface OwnProjectFilter {
  status: OwnStatus | null
  /** Words that must all occur in title or location. Both are public, so the address may hold them. */
  text: string
}

export const everyProject: OwnProjectFilter = { status: null, text: '' }

type Query = Record<string, unknown>

/** Parses a query string or the filter's form; malformed values are ignored. */
export function ownFilterFrom({ status, words }: Query): OwnProjectFilter {
  return {
    status: ownStatuses.find((known) => known === status) ?? null,
    text: typeof words === 'string' ? toSearchText(words) : '',
  }
}

export function isFiltered({ status, text }: OwnProjectFilter): boolean {
  return status !== null || text !== ''
}

export function ownProjectsHref(
  { status, text }: OwnProjectFilter,
  cursor?: Cursor | null,
): string {
  const query = new URLSearchParams()
  if (text) query.set('words', text)
  if (status) query.set('status', status)
  if (cursor) query.set(...cursorQuery(cursor))
  return query.size > 0 ? `${routes.ownProjects}?${query}` : routes.ownProjects
}

/**
 * One condition per word, for the Data API's `or`. An underscore, which stands for any character, replaces whatever
 * the Data API or LIKE would read as a sign of theirs.
 */
export function wordConditions(text: string): string[] {
  return wordsOf(text).map((word) => {
    const pattern = `%${word.replace(/[^\p{L}\p{N}]/gu, '_')}%`
    return `or(title.ilike.${pattern},location.ilike.${pattern})`
  })
}
