import 'server-only'
import { env } from '@/lib/env'

export interface MailServer {
  url: string
  from: string
  /** Required for remote servers: enquiries and the password must not travel in the open. */
  requireTLS: boolean
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The mail server for notifications; null where none is configured. */
export function mailServer(): MailServer | null {
  const { SMTP_URL: url, SMTP_FROM: from } = env
  if (!url || !from) return null
  return { url, from, requireTLS: !LOOPBACK.includes(new URL(url).hostname) }
}

/** Why notifications are off; null where they are on. */
export function notificationsOff(): string | null {
  if (mailServer()) return null
  return env.SMTP_URL
    ? 'no sender address is set (SMTP_FROM).'
    : 'no mail server is set (SMTP_URL).'
}
