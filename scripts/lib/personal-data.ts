import type { Json } from '../../lib/supabase/database.types.ts'
import { type Admin, got, MovingError } from '../moving/stored.ts'

/** Every enquiry from a mailbox, wherever it lies, with the mail to the owner that tells of it. */
export async function findEnquiries(admin: Admin, email: string) {
  const found = await admin.rpc('find_personal_data', { person: email })
  return got('Reading enquiries', found) as { [field: string]: Json }[]
}

/** For good, with notes and mails; returns how many enquiries that were. */
export async function eraseEnquiries(admin: Admin, email: string): Promise<number> {
  return got('Erasing enquiries', await admin.rpc('erase_personal_data', { person: email }))
}

/** In the mailbox of the embedded backend; a hosted project has none. Returns how many mails that were. */
export async function eraseMails(mailboxUrl: string, email: string): Promise<number> {
  const answer = await fetch(mailboxUrl, { method: 'DELETE', body: JSON.stringify({ email }) })
  if (!answer.ok) throw new MovingError(`Erasing mails: ${answer.status}`)
  return ((await answer.json()) as { erased: number }).erased
}
