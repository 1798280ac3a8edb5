import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isKeyedHash, keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { ownCookie } from '@/lib/own-cookie'
import { createAdminClient } from '@/lib/supabase/admin'
import { sessionCookieOptions } from '@/lib/supabase/cookie-options'

/** As long as the database remembers a device without another sign-in. */
const LIFETIME_S = 90 * 24 * 3600

/** The account's hash, one for all spellings. */
export const accountKey = (email: string) => keyedHash(email.trim().toLowerCase())

/** One cookie per account, since several people may sign in on a device. */
const cookieName = (account: string) =>
  ownCookie(`device-${keyedHash(`device of ${account}`).slice(0, 12)}`)
const payloadOf = (account: string, id: string) => `device ${id} of ${account}`

/**
 * The id of this device where it has signed in to the account before. It grants nothing: attempts from it are counted
 * separately, so that attacks from elsewhere cannot lock it out.
 */
export async function knownDevice(account: string): Promise<string | undefined> {
  const [id = '', signature = ''] =
    (await cookies()).get(cookieName(account))?.value.split('.') ?? []
  return isKeyedHash(signature, payloadOf(account, id)) ? id : undefined
}

/** Call after a sign-in. A failure does not undo the sign-in. */
export async function rememberDevice(email: string): Promise<void> {
  const account = accountKey(email)
  const id = (await knownDevice(account)) ?? randomBytes(16).toString('base64url')
  const value = `${id}.${keyedHash(payloadOf(account, id))}`
  const options = { ...sessionCookieOptions, maxAge: LIFETIME_S }
  ;(await cookies()).set(cookieName(account), value, options)
  const { error } = await createAdminClient().rpc('remember_device', { account, device: id })
  if (error) logFailure('A device could not be remembered', error)
}

/** Forgets every device until it signs in again, as after a new password. */
export async function forgetDevices(email: string): Promise<void> {
  const account = accountKey(email)
  const { error } = await createAdminClient().rpc('forget_devices', { account })
  if (error) logFailure('Devices could not be forgotten', error)
}
