import 'server-only'
import { env } from '@/lib/env'

/** The mail server that takes the owner's mails; null where none is set, and then nothing is tried. */
export function mailServer(): { url: string; from: string } | null {
  const { SMTP_URL: url, SMTP_FROM: from } = env
  return url && from ? { url, from } : null
}

/** Why the owner gets no mail about new enquiries; null when they do. */
export function notificationsOff(): string | null {
  if (mailServer()) return null
  return env.SMTP_URL
    ? 'no sender address is set (SMTP_FROM).'
    : 'no mail server is set (SMTP_URL).'
}
