import { throwIfFailed } from '../../lib/supabase/unwrap.ts'
import { type DemoContext, daysAgo, demoId } from './context.ts'
import { demoEnquiries } from './enquiries.ts'

/** Inserts enquiries as new, like a visitor's, then writes their history as the server. */
export async function putEnquiries(context: DemoContext): Promise<void> {
  const { client } = context
  const rows = demoEnquiries.map((enquiry) => ({
    id: demoId(context, enquiry.key),
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone ?? null,
    project_type: enquiry.projectType,
    message: enquiry.message,
    // Spam from the start, so that none of these notifies the owner.
    quarantine_reason: enquiry.spamReason ? 'honeypot' : null,
  }))
  throwIfFailed(await client.from('contact_forms').upsert(rows, { ignoreDuplicates: true }))
  for (const enquiry of demoEnquiries) {
    context.signal.throwIfAborted()
    const { daysAgo: age, deletedDaysAgo, spamReason, status, note } = enquiry
    const past = {
      status,
      note: note ?? null,
      archived: spamReason !== undefined,
      quarantine_reason: spamReason ?? null,
      created_at: writtenAt(context, age).toISOString(),
      deleted_at: deletedDaysAgo ? daysAgo(context, deletedDaysAgo).toISOString() : null,
    }
    throwIfFailed(
      await client.from('contact_forms').update(past).eq('id', demoId(context, enquiry.key)),
    )
  }
  // Marked as sent: these must not be mailed when mail is configured later.
  const sent_at = context.installedAt.toISOString()
  const ids = rows.map(({ id }) => id)
  throwIfFailed(await client.from('outbox').update({ sent_at }).in('contact_form_id', ids))
  throwIfFailed(await client.from('outbox').delete().in('confirms', ids))
  throwIfFailed(await client.from('outbox').delete().not('digest_day', 'is', null))
}

const HOUR = 3_600_000

/** The fraction of `age` is the time of day, from eight to eight. */
function writtenAt(context: DemoContext, age: number): Date {
  if (age < 1) return daysAgo(context, age)
  const morning = daysAgo(context, Math.floor(age)).setUTCHours(8, 0, 0, 0)
  return new Date(morning + (age % 1) * 12 * HOUR)
}
