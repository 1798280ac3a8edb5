import 'server-only'
import { z } from 'zod'
import { britishDay, startOfBritishMonth, weekStarts } from '@/lib/british-time'
import { type Cursor, type CursorPage, toCursorPage } from '@/lib/cursor'
import { likePatterns } from '@/lib/search-text'
import type { Tables } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount, unwrapMaybe } from '@/lib/supabase/unwrap'
import type { EnquiryFilter } from './filter'
import { oldBefore } from './old'
import { type EnquiryStatus, toEnquiryStatus } from './status'

export interface EnquiryRow {
  id: string
  name: string
  email: string
  phone: string | null
  postcode: string | null
  bestTime: string | null
  projectType: string
  message: string
  status: EnquiryStatus
  isSpam: boolean
  spamReason: string | null
  note: string
  /** The public page whose form was sent. */
  pagePath: string | null
  /** A day as YYYY-MM-DD. */
  remindOn: string | null
  createdAt: string
}

/** A message on its own page, where a deleted one can be restored. */
export interface OneEnquiry extends EnquiryRow {
  isDeleted: boolean
  notNotified: boolean
  /** Ids of the photos that its sender added, oldest first. */
  photos: string[]
}

const ENQUIRIES_PER_PAGE = 50
const MOST_DUE = 20
const ENQUIRIES_PER_READ = 500

/** New, not deleted, not spam (specification §4). */
export async function countUnread(): Promise<number> {
  return count((rows) => rows.eq('status', 'new').eq('archived', false))
}

/** Reminders whose day has come. */
export async function countDue(now = new Date()): Promise<number> {
  return count((rows) => rows.eq('archived', false).lte('remind_on', britishDay(now)))
}

/** The same, the longest due first; more than the limit wait for the next look. */
export async function listDue(now = new Date()): Promise<EnquiryRow[]> {
  const client = await createSessionClient()
  const due = client.from('contact_forms').select().lte('remind_on', britishDay(now))
  const inbox = due.eq('archived', false).is('deleted_at', null)
  return unwrap(await inbox.order('remind_on').order('id').limit(MOST_DUE)).map(toEnquiry)
}

export async function countSpam(): Promise<number> {
  return count((rows) => rows.eq('archived', true))
}

export async function countThisMonth(now = new Date()): Promise<number> {
  const start = startOfBritishMonth(now).toISOString()
  return count((rows) => rows.eq('archived', false).gte('created_at', start))
}

/** Counts enquiries past their period, which the owner may want to delete. */
export async function countOld(now = new Date()): Promise<number> {
  return count((rows) => rows.eq('archived', false).lt('created_at', oldBefore(now).toISOString()))
}

/** Enquiries per week, oldest week first; the last one is the current week. */
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

interface EnquiryPage extends CursorPage<EnquiryRow> {
  /** Ids of enquiries whose mail has not been sent. */
  notNotified: Set<string>
}

/** One page, newest first. One extra row shows whether there is another page, so no count is needed. */
export async function listEnquiries(
  filter: EnquiryFilter,
  cursor: Cursor | null = null,
): Promise<EnquiryPage> {
  const client = await createSessionClient()
  const found = await find(client, filter, { most: ENQUIRIES_PER_PAGE + 1, cursor })
  const page = toCursorPage(found, ENQUIRIES_PER_PAGE, cursor)
  const waiting = await notNotifiedOf(
    client,
    page.rows.map(({ id }) => id),
  )
  return { ...page, notNotified: new Set(waiting) }
}

/** Null where no enquiry has this id. */
export async function getEnquiry(id: string): Promise<OneEnquiry | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await createSessionClient()
  const row = unwrapMaybe(await client.from('contact_forms').select().eq('id', id).maybeSingle())
  if (!row) return null
  const [waiting, photos] = await Promise.all([notNotifiedOf(client, [id]), photosOf(client, id)])
  return {
    ...toEnquiry(row),
    isDeleted: row.deleted_at !== null,
    notNotified: waiting.length > 0,
    photos,
  }
}

/** Ids of the checked photos that its sender added. */
async function photosOf(client: SessionClient, enquiry: string): Promise<string[]> {
  const stored = client.from('enquiry_images').select('id').eq('contact_form_id', enquiry)
  return unwrap(await stored.not('width', 'is', null).order('created_at')).map(({ id }) => id)
}

/** Those of these enquiries about which no mail has been sent. */
async function notNotifiedOf(client: SessionClient, ids: string[]): Promise<string[]> {
  return ids.length > 0 ? unwrap(await client.rpc('not_notified_yet', { ids })) : []
}

/** Yields all pages, newest first; each continues where the last one ended. */
export async function* allEnquiries(client: SessionClient, filter: EnquiryFilter) {
  let cursor: Cursor | null = null
  do {
    const rows: EnquiryRow[] = await find(client, filter, { most: ENQUIRIES_PER_READ, cursor })
    yield rows
    const last: EnquiryRow | undefined = rows[ENQUIRIES_PER_READ - 1]
    cursor = last ? { at: last.createdAt, id: last.id, newer: false } : null
  } while (cursor)
}

interface Part {
  most: number
  cursor: Cursor | null
}

/** Rows beyond the cursor; towards newer rows, the nearest come first. */
async function find(client: SessionClient, filter: EnquiryFilter, { most, cursor }: Part) {
  const rows = unwrap(
    await client.rpc('find_enquiries', {
      is_spam: filter.box === 'spam',
      only_status: filter.status ?? undefined,
      patterns: likePatterns(filter.text),
      most,
      seen_at: cursor?.at,
      seen_id: cursor?.id,
      newer: cursor?.newer,
    }),
  )
  return rows.map(toEnquiry)
}

function toEnquiry(row: Tables<'contact_forms'>): EnquiryRow {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postcode: row.postcode,
    bestTime: row.best_time,
    projectType: row.project_type,
    message: row.message,
    status: toEnquiryStatus(row.status),
    isSpam: row.archived,
    spamReason: row.quarantine_reason,
    note: row.note ?? '',
    pagePath: row.page_path,
    remindOn: row.remind_on,
    createdAt: row.created_at,
  }
}

type SessionClient = Awaited<ReturnType<typeof createSessionClient>>

function notDeleted(client: SessionClient) {
  const rows = client.from('contact_forms').select('id', { count: 'exact', head: true })
  return rows.is('deleted_at', null)
}

type Rows = ReturnType<typeof notDeleted>

async function count(narrow: (rows: Rows) => Rows): Promise<number> {
  // At most one row: the embedded Data API reads rows even for a count.
  return unwrapCount(await narrow(notDeleted(await createSessionClient())).limit(1))
}
