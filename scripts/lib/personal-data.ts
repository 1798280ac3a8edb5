import { type Admin, got, MovingError } from '../moving/stored.ts'

/** One mailbox in many spellings, as private.normalise_email() has it in the database. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Every enquiry from a mailbox, wherever it lies, with the mail to the owner that tells of it. */
export async function findEnquiries(admin: Admin, email: string) {
  const { data, error, count } = await admin
    .from('contact_forms')
    .select('*', { count: 'exact' })
    .eq('email_key', mailboxOf(email))
    .order('created_at')
  const enquiries = got('Reading enquiries', { data, error })
  if (count !== enquiries.length) {
    throw new MovingError(`${count} enquiries are too many for one answer: use the SQL editor.`)
  }
  const ids = enquiries.map(({ id }) => id)
  const mails = got(
    'Reading mails',
    await admin.from('outbox').select('*').in('contact_form_id', ids),
  )
  return enquiries.map((enquiry) => ({
    ...enquiry,
    mail: mails.find((mail) => mail.contact_form_id === enquiry.id) ?? null,
  }))
}

/** For good, with notes and mails; returns how many enquiries that were. */
export async function eraseEnquiries(admin: Admin, email: string): Promise<number> {
  const { count, error } = await admin
    .from('contact_forms')
    .delete({ count: 'exact' })
    .eq('email_key', mailboxOf(email))
  return got('Erasing enquiries', { data: count, error })
}
