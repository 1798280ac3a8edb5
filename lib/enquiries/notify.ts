import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '@/lib/env'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { withTimeout } from '@/lib/with-timeout'
import { type Company, type Confirmation, confirmationMail } from './confirmation-mail'
import { type Delivery, deliverDue } from './deliver-due'
import { type Notification, notificationMail } from './notify-mail'
import { type MailServer, mailServer, notificationsOff } from './notify-settings'
import { sendDuePushes } from './push/deliver'

/** Well within the two minutes after which a claimed mail is due again. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Stop counting here. */
const MOST_STUCK = 200
/** Longest wait for the mail server's sign-in; callers wait for the answer. */
const VERIFY_MS = 15_000

/**
 * Sends the due mails to the owner, and confirmations to visitors. Several workers may run at once: the database gives each mail to one
 * of them. Without a mail server nothing is claimed.
 */
export async function sendDueNotifications(): Promise<Delivery> {
  const nothing = { sent: 0, failed: 0 }
  const server = mailServer()
  if (!server) return nothing
  const database = createAdminClient()
  const to: string | null = unwrapMaybe(await database.rpc('notification_address'))
  if (!to) return nothing
  const envelope = { from: server.from, to }
  const company = readOnce(() => readCompany(database))
  const { hostname } = new URL(env.NEXT_PUBLIC_SITE_URL)
  const transport = openTransport(server)
  return deliverDue({ claim: (most) => claim(database, most), deliver, endsWithFailure: true })

  async function deliver({ confirmation, ...notification }: Due): Promise<boolean> {
    let last_error: string | null = null
    try {
      const mail = confirmation
        ? confirmationMail(confirmation, await company(), env.NEXT_PUBLIC_SITE_URL)
        : notificationMail(notification, env.NEXT_PUBLIC_SITE_URL)
      // A stable id lets mail programs detect a mail that was sent twice.
      const messageId = `<outbox-${notification.id}@${hostname}>`
      if (mail) await transport.sendMail({ ...envelope, ...mail, messageId })
    } catch (error) {
      logFailure(`A mail to ${confirmation ? 'a visitor' : 'the owner'} could not be sent`, error)
      last_error = String(error).slice(0, 1000)
      if (!confirmation || !isRefusedAddress(error)) {
        await mark(database, notification.id, { last_error })
        return false
      }
    }
    await mark(database, notification.id, { sent_at: new Date().toISOString(), last_error })
    return true
  }
}

/** The visitor's address does not exist: another try would end the same. */
function isRefusedAddress(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500
}

export interface Readiness {
  /** Why the mail server refuses the sign-in; null where it accepts it. */
  refusal: string | null
  hasRecipient: boolean
  /** Mails to the owner that were refused and are still unsent. */
  stuck: number
  lastError: string | null
}

/** Whether mails can be sent. Signs in to the mail server without sending. */
export async function readinessToNotify(): Promise<Readiness> {
  const database = createAdminClient()
  const server = mailServer()
  const [refusal, recipient, refused] = await Promise.all([
    server ? refusalOfServer(server) : notificationsOff(),
    database.rpc('notification_address'),
    database
      .from('outbox')
      .select(
        'last_error, contact_forms!outbox_contact_form_id_fkey (status, archived, deleted_at)',
      )
      .is('sent_at', null)
      .is('confirms', null)
      .is('device', null)
      .not('last_error', 'is', null)
      .order('next_attempt_at', { ascending: false })
      .limit(MOST_STUCK),
  ])
  // As in claim_notifications: an enquiry that the owner has handled needs no mail.
  const stuck = unwrap(refused).filter(
    ({ contact_forms: about }) =>
      !about || (about.status === 'new' && !about.archived && !about.deleted_at),
  )
  return {
    refusal,
    hasRecipient: Boolean(unwrapMaybe(recipient)),
    stuck: stuck.length,
    lastError: stuck[0]?.last_error ?? null,
  }
}

async function refusalOfServer(server: MailServer): Promise<string | null> {
  const tooLong = `It took more than ${VERIFY_MS / 1000} seconds.`
  try {
    await withTimeout(openTransport(server).verify(), VERIFY_MS, tooLong)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

const openTransport = ({ url, requireTLS }: MailServer) =>
  createTransport({ url, requireTLS, ...TIMEOUTS })

/** Call after the response: a failed notification must not fail the enquiry. A slow mail server keeps no device waiting. */
export async function notifyLater(): Promise<void> {
  const lookAfter = (work: Promise<unknown>) =>
    work.catch((error) => logFailure('What is due could not be looked after', error))
  await Promise.all([lookAfter(sendDuePushes()), lookAfter(sendDueNotifications())])
}

type Database = ReturnType<typeof createAdminClient>

interface Due extends Notification {
  /** Null for a mail to the owner. */
  confirmation: Confirmation | null
}

async function claim(database: Database, most: number): Promise<Due[]> {
  const rows = unwrap(await database.rpc('claim_notifications', { most }))
  return rows.map((row) => ({
    id: row.id,
    confirmation: row.confirm_to ? { to: row.confirm_to, byPhone: row.confirm_by_phone } : null,
    digestDay: row.digest_day,
    spamCount: row.spam_count,
    digestHour: row.digest_hour,
    arrived: row.arrived,
    reminder: row.reminder_of ? { of: row.reminder_of, note: row.note } : null,
    enquiry: row.name
      ? {
          name: row.name,
          email: row.email,
          phone: row.phone,
          projectType: row.project_type,
          message: row.message,
          receivedAt: row.received_at,
        }
      : null,
  }))
}

/** For all the confirmations of one run. */
function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}

async function readCompany(database: Database): Promise<Company> {
  const profiles = database.from('profiles').select('company_name, contact_phone, contact_email')
  const row = unwrapMaybe(await profiles.order('created_at').order('id').limit(1).maybeSingle())
  return {
    name: row?.company_name ?? null,
    phone: row?.contact_phone ?? null,
    email: row?.contact_email ?? null,
  }
}

async function mark(
  database: Database,
  id: number,
  change: { sent_at?: string; last_error: string | null },
): Promise<void> {
  throwIfFailed(await database.from('outbox').update(change).eq('id', id).is('sent_at', null))
}
