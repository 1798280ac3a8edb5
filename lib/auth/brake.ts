import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap } from '@/lib/supabase/unwrap'
import { callerAddressIn } from './caller-address'
import { accountKey, knownDevice } from './device'
import { isUnanswered } from './failures'

/**
 * Tries a password, unless this account or this address has tried too often of late (the rule stands
 * in begin_sign_in). A device that has signed in to the account before counts in place of its address. With the secret key and before anybody is authorised: who may go on is the
 * question here, and nobody else may count.
 * @returns the answer of the try, or 'wait': nothing was tried
 */
export async function withBrake<T extends { error: AuthError | null }>(
  email: string,
  attempt: () => Promise<T>,
): Promise<T | 'wait'> {
  const address = callerAddressIn(await headers())
  const account = accountKey(email)
  // The database learns neither address.
  const place = (await knownDevice(account)) ?? (address ? keyedHash(address) : null)
  const who = { account, address: place }
  const server = createAdminClient()
  // Generated types know no null argument.
  const keys = who as { account: string; address: string }
  if (!unwrap(await server.rpc('begin_sign_in', keys))) return 'wait'
  const answer = await attempt()
  const { error: failure } = answer
  // Where nobody answered, nothing was said of the password.
  const takeBack = failure ? isUnanswered(failure) && 'undo_sign_in' : 'end_sign_in'
  if (!takeBack) return answer
  try {
    throwIfFailed(await server.rpc(takeBack, keys))
  } catch (error) {
    // The answer is the same; the try stays counted for an hour.
    logFailure('A sign-in could not be taken off the count', error)
  }
  return answer
}
