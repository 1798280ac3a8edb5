'use server'

import { headers } from 'next/headers'
import { after } from 'next/server'
import { z } from 'zod'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { callerAddressIn } from '@/lib/caller-address'
import { keyedHash } from '@/lib/keyed-hash'
import { createAdminClient } from '@/lib/supabase/admin'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { SupabaseError, throwIfFailed, unwrap } from '@/lib/supabase/unwrap'
import { NOTE_LIMIT } from './note'
import { notifyLater } from './notify'
import { tidy } from './rules'
import { enquirySchema } from './schema'
import { detectSpam } from './spam'
import { enquiryStatuses } from './status'

const enquiryIdSchema = z.object({ id: z.uuid() })

const enquiryStatusSchema = enquiryIdSchema.extend({ status: z.enum(enquiryStatuses) })

/** An empty note is stored as null. */
const enquiryNoteSchema = enquiryIdSchema.extend({
  note: z
    .string()
    .transform(tidy)
    .refine((note) => [...note].length <= NOTE_LIMIT, 'Please keep the note to 2,000 characters')
    .transform((note) => note || null),
})

const ALREADY_RECEIVED = '23505'

/**
 * A visitor's enquiry (specification §2, §5). The row is written before anything else happens. Uses the
 * secret key, since the Data API accepts no enquiry from visitors.
 */
export const sendEnquiry = publicAction(
  enquirySchema,
  'Failed to send message. Please try again.',
  async (enquiry) => {
    if (!enquiry.verified) throw new ActionError('Please verify you are human')
    const address = callerAddressIn(await headers())
    const result = await createAdminClient()
      .from('contact_forms')
      .insert({
        id: enquiry.id,
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        project_type: enquiry.projectType,
        message: enquiry.message,
        status: 'new',
        archived: false,
        quarantine_reason: detectSpam(enquiry),
        // Unlinkable to the hash that counts sign-ins.
        caller_key: address ? keyedHash(`enquiry from ${address}`) : null,
      })
    try {
      throwIfFailed(result)
    } catch (error) {
      // A repeat after a lost response: the row is already there.
      if (!(error instanceof SupabaseError && error.code === ALREADY_RECEIVED)) throw error
    }
    after(notifyLater)
    return { message: "Message sent successfully! We'll be in touch soon." }
  },
)

/** The owner sets any status, in any order (specification §4). */
export const setEnquiryStatus = ownerAction(
  enquiryStatusSchema,
  'Failed to update status',
  async ({ id, status }) => {
    await changeOne(id, { status })
    return { message: 'Message status updated' }
  },
)

/** A soft delete: the row stays until it is purged. */
export const deleteEnquiry = ownerAction(
  enquiryIdSchema,
  'Failed to delete message',
  async ({ id }) => {
    await changeOne(id, { deleted_at: new Date().toISOString() })
    return { message: 'Message deleted successfully' }
  },
)

/** Undoes a deletion. */
export const restoreEnquiry = ownerAction(
  enquiryIdSchema,
  'Failed to restore the message',
  async ({ id }) => {
    await changeOne(id, { deleted_at: null }, { deleted: true })
    return { message: 'Message restored' }
  },
)

/** Also sends the mail about it. */
export const moveEnquiryToInbox = ownerAction(
  enquiryIdSchema,
  'Failed to move the message',
  async ({ id }) => {
    await changeOne(id, { archived: false })
    after(notifyLater)
    return { message: 'Message moved to the inbox' }
  },
)

export const moveEnquiryToSpam = ownerAction(
  enquiryIdSchema,
  'Failed to move the message',
  async ({ id }) => {
    await changeOne(id, { archived: true })
    return { message: 'Message moved to spam' }
  },
)

/** A private note, shown in the inbox only. */
export const noteEnquiry = ownerAction(
  enquiryNoteSchema,
  'Failed to save the note',
  async ({ id, note }) => {
    await changeOne(id, { note })
    return {}
  },
)

/** @throws when no row changed: 0 rows is a failure, not a success */
async function changeOne(
  id: string,
  change: TablesUpdate<'contact_forms'>,
  { deleted = false } = {},
): Promise<void> {
  const client = await createSessionClient()
  const row = client.from('contact_forms').update(change).eq('id', id)
  const chosen = deleted ? row.not('deleted_at', 'is', null) : row.is('deleted_at', null)
  const changed = unwrap(await chosen.select('id'))
  if (changed.length === 0) throw new Error(`No message ${id} to change`)
}
