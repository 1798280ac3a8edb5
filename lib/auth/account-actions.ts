'use server'

import { headers } from 'next/headers'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { fetchFor } from '@/lib/supabase/caller-fetch'
import { createPublicClient } from '@/lib/supabase/public'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { checkPassword } from './check-password'
import { accountKey, forgetDevices, knownDevice, rememberDevice } from './device'
import { isUnanswered, newPasswordFailure, TRY_AGAIN } from './failures'
import { guessableReason } from './guessable'
import { signedRedirect } from './mail-link'
import { endRecovery, isRecovering } from './recovery'
import { emailSchema, passwordSchema, resetSchema } from './schema'
import { logSecurity } from './security-log'

const EMAIL_FAILURE = 'Failed to update email'
const PASSWORD_FAILURE = 'Failed to update password'
const TOO_SOON = "We've just sent you an email. You can ask again in a minute."

/**
 * Sends a confirmation to the new address after checking the current password: an open session alone
 * must not be enough to take over the account. Nothing changes before the link is confirmed.
 */
export const changeEmail = ownerAction(
  emailSchema,
  EMAIL_FAILURE,
  async ({ email, current_password }, owner) => {
    const same = 'This is already your address'
    if (email.toLowerCase() === owner.email.toLowerCase()) {
      throw new ActionError(EMAIL_FAILURE, { email: same })
    }
    await checkPassword(owner, current_password, EMAIL_FAILURE)
    const client = await createSessionClient()
    const { error } = await client.auth.updateUser({ email }, { emailRedirectTo: signedRedirect() })
    if (error?.status === 429) throw new ActionError(EMAIL_FAILURE, { email: TOO_SOON })
    if (error) throw error
    await logSecurity('email-change-asked', { account: owner.email })
    return { message: 'Email update initiated. Please check your new email for verification.' }
  },
)

/**
 * Sets a new password after checking the current one, or without it in a session opened by a recovery
 * link. Ends every other session of the account.
 */
export const changePassword = ownerAction(
  passwordSchema,
  PASSWORD_FAILURE,
  async ({ current_password, new_password, confirm_password }, owner) => {
    if (new_password !== confirm_password) {
      const mismatch = 'New passwords do not match'
      throw new ActionError(mismatch, { confirm_password: mismatch })
    }
    const client = await createSessionClient()
    const profile = await client
      .from('profiles')
      .select('company_name')
      .eq('id', owner.id)
      .maybeSingle()
    const guessable = await guessableReason(new_password, {
      email: owner.email,
      companyName: unwrapMaybe(profile)?.company_name ?? null,
    })
    if (guessable) throw new ActionError(PASSWORD_FAILURE, { new_password: guessable })
    const isForgotten = await isRecovering()
    if (!isForgotten) await checkPassword(owner, current_password, PASSWORD_FAILURE)
    // The service requires it too, so a session alone cannot change the password.
    const { error } = await client.auth.updateUser({
      password: new_password,
      ...(isForgotten ? {} : { current_password }),
    })
    if (error) {
      const reason = newPasswordFailure(error)
      if (!reason) throw error
      throw new ActionError(PASSWORD_FAILURE, { new_password: reason })
    }
    await logSecurity('password-changed', { account: owner.email })
    const others = await client.auth.signOut({ scope: 'others' })
    // The password is changed already; hosted and embedded backend end other sessions themselves too.
    if (others.error) logFailure('Other sessions could not be signed out', others.error)
    await forgetDevices(owner.email)
    await rememberDevice(owner.email)
    await endRecovery()
    return { message: 'Password updated successfully' }
  },
)

const SENT =
  "If this address has an account, we've emailed you a link. You can ask again in a minute, up to five times an hour."

/**
 * Answers alike whether or not the account exists or a mail is sent. Limits: one mail a minute and five an hour per
 * account, and as many again for each device known to it. A refused request leaves the last link valid.
 */
export const requestPasswordReset = publicAction(
  resetSchema,
  "We couldn't send the email. Please try again.",
  async ({ email }) => {
    const account = accountKey(email)
    const counted = { account: (await knownDevice(account)) ?? account }
    if (!unwrap(await createAdminClient().rpc('begin_mail', counted))) return { message: SENT }
    const client = createPublicClient(fetchFor(await headers()))
    await logSecurity('password-reset-asked', { account: email })
    const { error } = await client.auth.resetPasswordForEmail(email, {
      redirectTo: signedRedirect(),
    })
    if (error) {
      if (isUnanswered(error)) throw new ActionError(TRY_AGAIN)
      // The limit was reached or the mailer failed; only an address with an account gets this far.
      logFailure('A mail for a forgotten password failed', error)
    }
    return { message: SENT }
  },
)
