import 'server-only'
import { cookies } from 'next/headers'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from './flash'

/** Leaves a toast for the document that an action's caller loads next. */
export async function leaveFlash(message: string): Promise<void> {
  const jar = await cookies()
  jar.set(FLASH_COOKIE, encodeFlash({ kind: 'success', message }), flashCookieOptions)
}
