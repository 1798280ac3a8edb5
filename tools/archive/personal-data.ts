import { removeAllQueued } from '../../lib/media/removal-queue.ts'
import type { Json } from '../../lib/supabase/database.types.ts'
import type { AdminClient } from '../launcher/admin-client.ts'
import { CommandError } from '../launcher/lifecycle.ts'
import { got } from './stored.ts'

/** Every enquiry from a mailbox, in any state, with the owner's mail about it. */
export async function findEnquiries(admin: AdminClient, email: string) {
  const found = await admin.rpc('find_personal_data', { person: email })
  return got('Reading enquiries', found) as { [field: string]: Json }[]
}

/** Erases enquiries with notes, mails and photos; returns how many. */
export async function eraseEnquiries(admin: AdminClient, email: string): Promise<number> {
  const count = got('Erasing enquiries', await admin.rpc('erase_personal_data', { person: email }))
  // A trigger queued the photos.
  await removeAllQueued(admin)
  return count
}

/** Erases mails in the embedded backend's mailbox; returns how many. A hosted project has none. */
export async function eraseMails(mailboxUrl: string, email: string): Promise<number> {
  const answer = await fetch(mailboxUrl, { method: 'DELETE', body: JSON.stringify({ email }) })
  if (!answer.ok) throw new CommandError(`Erasing mails: ${answer.status}`)
  return ((await answer.json()) as { erased: number }).erased
}
