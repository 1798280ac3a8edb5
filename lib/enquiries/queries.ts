import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapCount } from '@/lib/supabase/unwrap'
import { startOfBritishMonth } from './format'
import { type EnquiryStatus, toEnquiryStatus } from './status'

export type Box = 'inbox' | 'held-back'

export interface EnquiryRow {
  id: string
  name: string
  email: string
  phone: string | null
  projectType: string
  message: string
  status: EnquiryStatus
  heldBackFor: string | null
  createdAt: string
}

const ENQUIRIES_PER_PAGE = 50

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

/** One page, newest first. One row more than shown tells whether there is another: no count of them all. */
export async function listEnquiries(box: Box, page: number) {
  const client = await createSessionClient()
  const first = (page - 1) * ENQUIRIES_PER_PAGE
  const rows = unwrap(
    await client
      .from('contact_forms')
      .select(
        'id, name, email, phone, project_type, message, status, quarantine_reason, created_at',
      )
      .is('deleted_at', null)
      .eq('archived', box === 'held-back')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .range(first, first + ENQUIRIES_PER_PAGE),
  )
  const enquiries = rows.slice(0, ENQUIRIES_PER_PAGE).map(
    (row): EnquiryRow => ({
      id: row.id,
      name: row.name,
      email: row.email,
      phone: row.phone,
      projectType: row.project_type,
      message: row.message,
      status: toEnquiryStatus(row.status),
      heldBackFor: row.quarantine_reason,
      createdAt: row.created_at,
    }),
  )
  return { enquiries, hasMore: rows.length > ENQUIRIES_PER_PAGE }
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
