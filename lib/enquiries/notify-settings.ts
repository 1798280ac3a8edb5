import 'server-only'
import { env } from '@/lib/env'

export interface MailServer {
  url: string
  from: string
  /** A server elsewhere must encrypt, or enquiries and the password would travel in the open. */
  requireTLS: boolean
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The mail server that takes the owner's mails; null where none is set, and then nothing is tried. */
export function mailServer(): MailServer | null {
  const { SMTP_URL: url, SMTP_FROM: from } = env
  if (!url || !from) return null
  return { url, from, requireTLS: !LOOPBACK.includes(new URL(url).hostname) }
}

/** Why the owner gets no mail about new enquiries; null when they do. */
export function notificationsOff(): string | null {
  if (mailServer()) return null
  return env.SMTP_URL
    ? 'no sender address is set (SMTP_FROM).'
    : 'no mail server is set (SMTP_URL).'
}
