import 'server-only'
import { cookies } from 'next/headers'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { hintCookieOptions } from '@/lib/supabase/cookie-options'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from './flash'

/** Leaves a toast for the document that an action's caller loads next. */
export async function leaveFlash(message: string): Promise<void> {
  const jar = await cookies()
  jar.set(FLASH_COOKIE, encodeFlash({ kind: 'success', message }), flashCookieOptions)
}

/** After a sign-in: the same, and tells public pages that somebody is signed in. */
export async function leaveWelcome(message: string): Promise<void> {
  const jar = await cookies()
  jar.set(SIGNED_IN_HINT, '1', hintCookieOptions)
  await leaveFlash(message)
}
