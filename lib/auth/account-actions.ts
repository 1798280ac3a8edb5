'use server'

import { headers } from 'next/headers'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { fetchFor } from '@/lib/supabase/caller-fetch'
import { createPublicClient } from '@/lib/supabase/public'
import { createSessionClient } from '@/lib/supabase/server'
import { withBrake } from './brake'
import { isUnanswered, newPasswordFailure, TRY_AGAIN, wrongPassword } from './failures'
import type { Owner } from './queries'
import { endRecovery, isRecovering } from './recovery'
import { emailSchema, passwordSchema, resetSchema } from './schema'

const EMAIL_FAILURE = 'Failed to update email'
const PASSWORD_FAILURE = 'Failed to update password'

/**
 * Asks for a mail to the new address, after a fresh sign-in with the current password: whoever finds
 * the office open must not take the account away. Nothing changes before the mail's link is confirmed.
 */
export const changeEmail = ownerAction(
  emailSchema,
  EMAIL_FAILURE,
  async ({ email, current_password }, owner) => {
    const same = 'This is your address already'
    if (email.toLowerCase() === owner.email.toLowerCase()) {
      throw new ActionError(EMAIL_FAILURE, { email: same })
    }
    await checkPassword(owner, current_password, EMAIL_FAILURE)
    const client = await createSessionClient()
    const { error } = await client.auth.updateUser({ email })
    if (error) throw error
    return { message: 'Email update initiated. Please check your new email for verification.' }
  },
)

/**
 * A new password, after a fresh sign-in with the current one, or none where it was forgotten and a
 * link from a mail opened this session. Whoever else is signed in to the account is signed out.
 */
export const changePassword = ownerAction(
  passwordSchema,
  PASSWORD_FAILURE,
  async ({ current_password, new_password, confirm_password }, owner) => {
    if (new_password !== confirm_password) {
      const mismatch = 'New passwords do not match'
      throw new ActionError(mismatch, { confirm_password: mismatch })
    }
    if (!(await isRecovering())) await checkPassword(owner, current_password, PASSWORD_FAILURE)
    const client = await createSessionClient()
    const { error } = await client.auth.updateUser({ password: new_password })
    if (error) {
      const reason = newPasswordFailure(error)
      if (!reason) throw error
      throw new ActionError(PASSWORD_FAILURE, { new_password: reason })
    }
    const others = await client.auth.signOut({ scope: 'others' })
    // The password is changed, which is what was asked for; hosted and embedded end them with it too.
    if (others.error) console.error('Other sessions could not be signed out', others.error)
    await endRecovery()
    return { message: 'Password updated successfully' }
  },
)

const WRONG = 'This is not your current password'

async function checkPassword({ email }: Owner, password: string, failure: string): Promise<void> {
  const refuse = (reason: string) => new ActionError(failure, { current_password: reason })
  if (!password) throw refuse('Please enter your current password')
  // A client of its own: this session must not be replaced by the one that the check opens.
  const client = createPublicClient(fetchFor(await headers()))
  const answer = await withBrake(email, () => client.auth.signInWithPassword({ email, password }))
  if (answer === 'wait') throw refuse(WRONG)
  const { error } = answer
  if (!error) await client.auth.signOut({ scope: 'local' })
  else if (wrongPassword(error)) throw refuse(WRONG)
  else throw error
}

/** The same answer whether there is such an account or not. */
export const requestPasswordReset = publicAction(
  resetSchema,
  'The mail could not be sent. Please try again.',
  async ({ email }) => {
    const client = createPublicClient(fetchFor(await headers()))
    const { error } = await client.auth.resetPasswordForEmail(email)
    if (error) {
      if (isUnanswered(error)) throw new ActionError(TRY_AGAIN)
      // Too many mails, or a mailer that fails: only an address with an account gets that far.
      console.error('A mail for a forgotten password failed', error)
    }
    return { message: 'If this address has an account, a mail with a link is on its way.' }
  },
)
