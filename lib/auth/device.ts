import 'server-only'
import { randomBytes } from 'node:crypto'
import { cookies } from 'next/headers'
import { isKeyedHash, keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { ownCookie } from '@/lib/own-cookie'
import { createAdminClient } from '@/lib/supabase/admin'
import { sessionCookieOptions } from '@/lib/supabase/cookie-options'

/** As long as the database remembers it without another sign-in. */
const LIFETIME_S = 90 * 24 * 3600

/** The account as the database knows it, whatever the spelling. */
export const accountKey = (email: string) => keyedHash(email.trim().toLowerCase())

/** One for each account, since several people may sign in here. */
const cookieName = (account: string) =>
  ownCookie(`device-${keyedHash(`device of ${account}`).slice(0, 12)}`)
const signed = (account: string, id: string) => `device ${id} of ${account}`

/**
 * The id of this device, where it has signed in to the account before. It opens nothing: a password tried from it has
 * a count of its own, so that strangers cannot make it wait.
 */
export async function knownDevice(account: string): Promise<string | undefined> {
  const [id = '', signature = ''] =
    (await cookies()).get(cookieName(account))?.value.split('.') ?? []
  return isKeyedHash(signature, signed(account, id)) ? id : undefined
}

/** Right after a sign-in; a failure is no reason to refuse it. */
export async function rememberDevice(email: string): Promise<void> {
  const account = accountKey(email)
  const id = (await knownDevice(account)) ?? randomBytes(16).toString('base64url')
  const value = `${id}.${keyedHash(signed(account, id))}`
  const options = { ...sessionCookieOptions, maxAge: LIFETIME_S }
  ;(await cookies()).set(cookieName(account), value, options)
  const { error } = await createAdminClient().rpc('remember_device', { account, device: id })
  if (error) logFailure('A device could not be remembered', error)
}

/** Every device counts as a stranger's until it signs in again, as after a new password. */
export async function forgetDevices(email: string): Promise<void> {
  const account = accountKey(email)
  const { error } = await createAdminClient().rpc('forget_devices', { account })
  if (error) logFailure('Devices could not be forgotten', error)
}
