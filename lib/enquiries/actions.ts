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
import { SupabaseError, throwIfFailed, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { filterFrom, inboxHref } from './filter'
import { FOLLOW_UP_OVER, issueFollowUpToken, readFollowUpToken } from './follow-up-token'
import { notifyLater } from './notify'
import { pagePathFrom } from './page-path'
import { enquiryLimits, tidy } from './rules'
import { type Enquiry, enquirySchema, followUpSchema } from './schema'
import { rememberSearch } from './searches'
import { detectSpam } from './spam'
import { enquiryStatuses } from './status'

const enquiryIdSchema = z.object({ id: z.uuid() })

/** An empty note is stored as null. */
const noteSchema = z
  .string()
  .transform(tidy)
  .refine(
    (note) => [...note].length <= enquiryLimits.note,
    'Please keep the note to 2,000 characters',
  )
  .transform((note) => note || null)

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
    const sent = await headers()
    const address = callerAddressIn(sent)
    let arrived = Date.now()
    const result = await createAdminClient()
      .from('contact_forms')
      .insert({
        id: enquiry.id,
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone,
        project_type: enquiry.projectType,
        message: enquiry.message,
        page_path: pagePathFrom(sent.get('referer')),
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
      arrived = await arrivalOf(enquiry)
    }
    after(notifyLater)
    return {
      message: "Message sent successfully! We'll be in touch soon.",
      // For spam too: a robot learns nothing, and a person's additions stay with the message.
      data: { followUp: issueFollowUpToken(enquiry.id, arrived) },
    }
  },
)

/** Long ago unless the same sender wrote it: a known id alone must not open an enquiry. */
async function arrivalOf({ id, email, message }: Enquiry): Promise<number> {
  const stored = createAdminClient().from('contact_forms').select('created_at, email, message')
  const row = unwrapMaybe(await stored.eq('id', id).maybeSingle())
  return row?.email === email && row.message === message ? Date.parse(row.created_at) : 0
}

/** Adds postcode and best time to the enquiry that was just sent. */
export const addEnquiryDetails = publicAction(
  followUpSchema,
  "We couldn't save this. Please try again.",
  async ({ token, postcode, bestTime }) => {
    const id = readFollowUpToken(token)
    if (!id) throw new ActionError(FOLLOW_UP_OVER)
    const row = createAdminClient().from('contact_forms').update({ postcode, best_time: bestTime })
    throwIfFailed(await row.eq('id', id).is('deleted_at', null))
    return { message: 'Saved. Thank you.' }
  },
)

/** The owner sets any status, in any order (specification §4). */
export const setEnquiryStatus = changeAction(
  enquiryIdSchema.extend({ status: z.enum(enquiryStatuses) }),
  'Failed to update status',
  'Message status updated',
)

/** A soft delete: the row stays until it is purged. */
export const deleteEnquiry = changeAction(
  enquiryIdSchema.transform(({ id }) => ({ id, deleted_at: new Date().toISOString() })),
  'Failed to delete message',
  'Message deleted successfully',
)

export const restoreEnquiry = changeAction(
  enquiryIdSchema.transform(({ id }) => ({ id, deleted_at: null })),
  'Failed to restore the message',
  'Message restored',
)

export const moveEnquiryToInbox = changeAction(
  enquiryIdSchema.transform(({ id }) => ({ id, archived: false })),
  'Failed to move the message',
  'Message moved to the inbox',
)

export const moveEnquiryToSpam = changeAction(
  enquiryIdSchema.transform(({ id }) => ({ id, archived: true })),
  'Failed to move the message',
  'Message moved to spam',
)

/**
 * A private note, shown in the inbox only. Where the stored one is no longer `base`, nothing is changed, and
 * 'conflict' returns what is stored.
 */
export const noteEnquiry = ownerAction(
  enquiryIdSchema.extend({ note: noteSchema, base: noteSchema }),
  'Failed to save the note',
  async ({ id, note, base }) => {
    const client = await createSessionClient()
    const reading = client.from('contact_forms').select('note').eq('id', id)
    const row = unwrapMaybe(await reading.is('deleted_at', null).maybeSingle())
    // The same again: the first answer was lost.
    if (row?.note === note) return undefined
    if (row && row.note !== base) {
      const stored = { note: row.note }
      throw new ActionError('This note was changed elsewhere', undefined, {
        code: 'conflict',
        stored,
      })
    }
    // Not by its note: an address takes no 2,000 characters.
    const change = client.from('contact_forms').update({ note }).eq('id', id)
    const changed = unwrap(await change.is('deleted_at', null).select('id'))
    if (changed.length === 0) throw new Error(`No message ${id} to change`)
    return undefined
  },
)

/** A day on which the message stands on top of the inbox. */
export const remindOfEnquiry = changeAction(
  enquiryIdSchema.extend({ remind_on: z.iso.date('Please choose a day') }),
  'Failed to set the reminder',
  'Reminder saved',
)

export const removeEnquiryReminder = changeAction(
  enquiryIdSchema.transform(({ id }) => ({ id, remind_on: null })),
  'Failed to remove the reminder',
  'Reminder removed',
)

type Change = Pick<
  TablesUpdate<'contact_forms'>,
  'status' | 'deleted_at' | 'archived' | 'remind_on'
>

/** A change of one message; 0 changed rows are a failure, not a success. */
function changeAction(
  schema: z.ZodType<Change & { id: string }>,
  failure: string,
  message?: string,
) {
  return ownerAction(schema, failure, async ({ id, ...change }) => {
    const client = await createSessionClient()
    const row = client.from('contact_forms').update(change).eq('id', id)
    const isRestored = change.deleted_at === null
    const chosen = isRestored ? row.not('deleted_at', 'is', null) : row.is('deleted_at', null)
    const changed = unwrap(await chosen.select('id'))
    if (changed.length === 0) throw new Error(`No message ${id} to change`)
    // Moving a message to the inbox queues the mail about it.
    if (change.archived === false) after(notifyLater)
    return { message }
  })
}

const searchSchema = z.object({
  box: z.string().optional(),
  status: z.string().optional(),
  words: z.string('Type the words to search for.'),
})

/** Stores the search text and returns the inbox path with its id. */
export const searchEnquiries = ownerAction(
  searchSchema,
  'Failed to load messages',
  async ({ box, status, words }) => {
    const search = await rememberSearch(words)
    return { data: { to: inboxHref({ ...filterFrom({ box, status }), search }) } }
  },
)
