import { type Cursor, cursorQuery } from '@/lib/cursor'
import { routes } from '@/lib/routes'
import { type EnquiryStatus, enquiryStatuses } from './status'

export type Box = 'inbox' | 'spam'

export interface EnquiryFilter {
  box: Box
  status: EnquiryStatus | null
  /** Words that must all occur in name, address, phone, message or note. */
  text: string
}

/** The query string of the inbox and its export, with the search text it refers to. */
export interface InboxQuery extends EnquiryFilter {
  /** Id in the address that stands for the text. */
  search: string | null
}

/** Search texts by id. */
export type Searches = ReadonlyMap<string, string>

type Query = Record<string, string | string[] | undefined>

/** Parses a query string; malformed values are ignored. */
export function filterFrom(
  { box, status, search }: Query,
  searches: Searches = new Map(),
): InboxQuery {
  const text = (typeof search === 'string' && searches.get(search)) || ''
  return {
    box: box === 'spam' ? 'spam' : 'inbox',
    status: enquiryStatuses.find((known) => known === status) ?? null,
    search: text ? String(search) : null,
    text,
  }
}

type Address = Omit<InboxQuery, 'text'>

export function isFiltered({ status, text }: EnquiryFilter): boolean {
  return status !== null || text !== ''
}

export function inboxHref(filter: Address, cursor?: Cursor | null): string {
  return withQuery(routes.messages, filter, cursor)
}

/** One message; its address keeps the list it was opened from. */
export function messageHref(id: string, filter: Address, cursor?: Cursor | null): string {
  return withQuery(routes.message(id), filter, cursor)
}

/** Id of a message's row, so that the way back leads to it. */
export const rowId = (id: string) => `message-${id}`

export function exportHref(filter: Address): string {
  return withQuery(routes.messagesExport, filter)
}

function withQuery(path: string, { box, status, search }: Address, cursor?: Cursor | null): string {
  const query = new URLSearchParams()
  if (box !== 'inbox') query.set('box', box)
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (cursor) query.set(...cursorQuery(cursor))
  return query.size > 0 ? `${path}?${query}` : path
}
