import 'server-only'
import { headers } from 'next/headers'
import { ActionError } from '@/lib/action'
import { fetchFor } from '@/lib/supabase/caller-fetch'
import { createPublicClient } from '@/lib/supabase/public'
import { isRetryable } from './failures'
import type { Owner } from './queries'
import { logSecurity } from './security-log'
import { withThrottle } from './throttle'

const WRONG = 'This is not your current password'

/** @throws ActionError at the field `current_password` where it is not the owner's */
export async function checkPassword(
  { email }: Owner,
  password: string,
  failure: string,
): Promise<void> {
  const refuse = (reason: string) => new ActionError(failure, { current_password: reason })
  if (!password) throw refuse('Please enter your current password')
  // A separate client: the check must not replace this session.
  const client = createPublicClient(fetchFor(await headers()))
  const answer = await withThrottle(email, () =>
    client.auth.signInWithPassword({ email, password }),
  )
  if (answer === 'wait') {
    await logSecurity('sign-in-throttled', { account: email })
    throw refuse(WRONG)
  }
  const { error } = answer
  if (error) {
    if (isRetryable(error)) throw error
    await logSecurity('password-refused', { account: email })
    throw refuse(WRONG)
  }
  await client.auth.signOut({ scope: 'local' })
}
