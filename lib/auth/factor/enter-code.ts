import 'server-only'
import type { AuthError } from '@supabase/supabase-js'
import { ActionError } from '@/lib/action'
import { keyedHash } from '@/lib/keyed-hash'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { accountKey } from '../device'
import { logSecurity } from '../security-log'
import { withThrottle } from '../throttle'

const WRONG = 'This code is not right, or was used before. Please enter the one shown now.'
const UNREACHABLE = 'We could not reach the sign-in service. Please try again with the next code.'

/** The service's code for a wrong code; also ours for a used one. */
const REFUSED = 'mfa_verification_failed'

interface Entry {
  email: string
  factorId: string
  code: string
}

/**
 * Confirms a code of the authenticator app, which raises this session and ends those without. Guesses wait as those
 * at the password do; each code is taken once, since the service takes it for a minute and a half.
 * @throws ActionError at the field `code` where it does not
 */
export async function enterCode({ email, factorId, code }: Entry, failure: string): Promise<void> {
  const refuse = (reason: string) => new ActionError(failure, { code: reason })
  const client = await createSessionClient()
  const attempt = async () => {
    const used = { account: accountKey(email), code: keyedHash(`code ${code} of ${factorId}`) }
    if (!unwrap(await createAdminClient().rpc('take_code', used))) {
      return { error: { status: 422, code: REFUSED } as AuthError }
    }
    // At once: the service wants both from one address.
    return client.auth.mfa.challengeAndVerify({ factorId, code })
  }
  const answer = await withThrottle(email, attempt, 'code').catch((error: unknown) => {
    logFailure('A code could not be tried', error)
    throw refuse(UNREACHABLE)
  })
  if (answer === 'wait') {
    await logSecurity('sign-in-throttled', { account: email })
    throw refuse(WRONG)
  }
  if (!answer.error) return
  if (answer.error.code === REFUSED) {
    await logSecurity('code-refused', { account: email })
    throw refuse(WRONG)
  }
  logFailure('A code could not be checked', answer.error)
  throw refuse(UNREACHABLE)
}
