import 'server-only'
import { cookies } from 'next/headers'
import { ownCookie } from '@/lib/own-cookie'
import { sessionCookieOptions } from '@/lib/supabase/cookie-options'
import { createSessionClient } from '@/lib/supabase/server'

/** Seconds after opening a recovery link in which a new password can be set. */
const RECOVERY_SECONDS = 15 * 60

/** Holds the id of the session that a recovery link opened. Proof comes from the access token. */
const COOKIE = ownCookie('recovery')

const cookieOptions = { ...sessionCookieOptions, maxAge: RECOVERY_SECONDS } as const

/** Notes that this session was opened by a recovery link. */
export async function beginRecovery(): Promise<void> {
  const id = (await verifiedClaims())?.session_id
  if (id) (await cookies()).set(COOKIE, id, cookieOptions)
}

export async function endRecovery(): Promise<void> {
  ;(await cookies()).set(COOKIE, '', { ...cookieOptions, maxAge: 0 })
}

/** Whether a new password may be set without the current one. */
export async function isRecovering(): Promise<boolean> {
  const sessionId = (await cookies()).get(COOKIE)?.value
  if (!sessionId) return false
  return isRecovery(await verifiedClaims(), sessionId, Date.now())
}

/** Claims of the access token, with its signature checked. */
async function verifiedClaims() {
  const client = await createSessionClient()
  const { data, error } = await client.auth.getClaims()
  if (error) throw error
  return data?.claims
}

/** `amr` lists how and when (seconds) the session was opened. */
interface Claims {
  session_id?: string
  amr?: readonly (string | { method: string; timestamp: number })[]
}

/** Names for a link from a mail, in current and older hosted projects. */
const BY_MAIL = ['otp', 'recovery', 'magiclink']

/**
 * Whether this session was opened recently by a link from a mail. A sign-in by password is never a
 * recovery, even with a recovery cookie.
 * @param noted id of the session that the server noted when a recovery link was confirmed
 */
export function isRecovery(claims: Claims | undefined, noted: string, now: number): boolean {
  if (!claims?.session_id || claims.session_id !== noted) return false
  return (claims.amr ?? []).some(
    (entry) =>
      typeof entry === 'object' &&
      BY_MAIL.includes(entry.method) &&
      entry.timestamp * 1000 > now - RECOVERY_SECONDS * 1000,
  )
}
