import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { callerAddressIn } from '@/lib/caller-address'
import { keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap } from '@/lib/supabase/unwrap'
import { accountKey, knownDevice } from './device'
import { isUnanswered } from './failures'

/**
 * Tries a password unless this account or address has failed too often lately (see begin_sign_in). A
 * device that has signed in to the account before counts in place of its address. Uses the secret key
 * before anyone is authorised: only the server may count.
 * @param kind what is tried in place of a password; counted apart
 * @returns the result of the try, or 'wait' where none was made
 */
export async function withThrottle<T extends { error: AuthError | null }>(
  email: string,
  attempt: () => Promise<T>,
  kind?: 'code',
): Promise<T | 'wait'> {
  const address = callerAddressIn(await headers())
  const account = accountKey(kind ? `${kind} ${email}` : email)
  // The database gets hashes, neither of the addresses.
  const place = (await knownDevice(accountKey(email))) ?? (address ? keyedHash(address) : null)
  const server = createAdminClient()
  // Generated types do not allow null arguments.
  const keys = { account, address: place as string }
  if (!unwrap(await server.rpc('begin_sign_in', keys))) return 'wait'
  const answer = await attempt()
  const { error: failure } = answer
  // An outage is not a failed attempt.
  const outcome = failure ? isUnanswered(failure) && 'undo_sign_in' : 'end_sign_in'
  if (!outcome) return answer
  try {
    throwIfFailed(await server.rpc(outcome, keys))
  } catch (error) {
    // The sign-in still succeeds; the attempt stays counted for an hour.
    logFailure('A sign-in could not be taken off the count', error)
  }
  return answer
}
