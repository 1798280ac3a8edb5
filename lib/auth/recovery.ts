import 'server-only'
import { cookies } from 'next/headers'
import { ownCookie } from '@/lib/own-cookie'
import { sessionCookieOptions } from '@/lib/supabase/cookie-options'
import { createSessionClient } from '@/lib/supabase/server'
import { isRecovery, RECOVERY_SECONDS } from './recovery-rule'

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
