import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount } from '@/lib/supabase/unwrap'
import { type EnquiryFilter, likePatterns } from './filter'
import { startOfBritishMonth } from './format'
import { type EnquiryStatus, toEnquiryStatus } from './status'
import { weekStarts } from './weeks'

export interface EnquiryRow {
  id: string
  name: string
  email: string
  phone: string | null
  projectType: string
  message: string
  status: EnquiryStatus
  heldBack: boolean
  heldBackFor: string | null
  note: string
  createdAt: string
}

const ENQUIRIES_PER_PAGE = 50
const ENQUIRIES_PER_READ = 500

/** New, not deleted, not held back (specification §4). */
export async function countUnread(): Promise<number> {
  return count((rows) => rows.eq('status', 'new').eq('archived', false))
}

export async function countHeldBack(): Promise<number> {
  return count((rows) => rows.eq('archived', true))
}

export async function countThisMonth(now = new Date()): Promise<number> {
  const start = startOfBritishMonth(now).toISOString()
  return count((rows) => rows.eq('archived', false).gte('created_at', start))
}

/** Enquiries of each of the last weeks, oldest first; the last one is still going on. */
export async function countPerWeek(weeks: number, now = new Date()) {
  const starts = weekStarts(now, weeks)
  const client = await createSessionClient()
  const counts = unwrap(
    await client.rpc('count_enquiries_from', {
      starts: starts.map((start) => start.toISOString()),
    }),
  )
  return starts.map((start, index) => ({ start, count: Number(counts[index]) }))
}

/** One page, newest first. One row more than shown tells whether there is another: no count of them all. */
export async function listEnquiries(filter: EnquiryFilter, page: number) {
  const client = await createSessionClient()
  const skip = (page - 1) * ENQUIRIES_PER_PAGE
  const rows = await find(client, filter, { most: ENQUIRIES_PER_PAGE + 1, skip })
  const enquiries = rows.slice(0, ENQUIRIES_PER_PAGE)
  const waiting = unwrap(
    await client.rpc('not_notified_yet', { ids: enquiries.map(({ id }) => id) }),
  )
  return { enquiries, notNotified: new Set(waiting), hasMore: rows.length > ENQUIRIES_PER_PAGE }
}

/** All of them, newest first, a page at a time; each page goes on where the one before it ended. */
export async function* allEnquiries(client: SessionClient, filter: EnquiryFilter) {
  let last: EnquiryRow | undefined
  do {
    const rows: EnquiryRow[] = await find(client, filter, { most: ENQUIRIES_PER_READ, after: last })
    yield rows
    last = rows.length === ENQUIRIES_PER_READ ? rows.at(-1) : undefined
  } while (last)
}

interface Part {
  most: number
  skip?: number
  after?: EnquiryRow
}

async function find(client: SessionClient, filter: EnquiryFilter, { most, skip = 0, after }: Part) {
  const rows = unwrap(
    await client.rpc('find_enquiries', {
      held_back: filter.box === 'held-back',
      only_status: filter.status ?? undefined,
      patterns: likePatterns(filter.text),
      most,
      skip,
      before_at: after?.createdAt,
      before_id: after?.id,
    }),
  )
  return rows.map(
    (row): EnquiryRow => ({
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      projectType: row.project_type,
      message: row.message,
      status: toEnquiryStatus(row.status),
      heldBack: row.archived,
      heldBackFor: row.quarantine_reason,
      note: row.note ?? '',
      createdAt: row.created_at,
    }),
  )
}

type SessionClient = Awaited<ReturnType<typeof createSessionClient>>

function notDeleted(client: SessionClient) {
  const rows = client.from('contact_forms').select('*', { count: 'exact', head: true })
  return rows.is('deleted_at', null)
}

type Rows = ReturnType<typeof notDeleted>

async function count(narrow: (rows: Rows) => Rows): Promise<number> {
  return unwrapCount(await narrow(notDeleted(await createSessionClient())))
}
