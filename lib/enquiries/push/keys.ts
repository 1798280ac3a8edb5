import 'server-only'
import { env } from '@/lib/env'

/** The site's identity towards push services (VAPID). */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** Whom a push service writes to about misuse. */
  subject: string
}

/** Null where none are configured: no device can be notified. */
export function pushKeys(): PushKeys | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}
