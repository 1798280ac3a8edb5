'use server'

import { refresh } from 'next/cache'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { leaveFlash, leaveWelcome } from '@/lib/leave-flash'
import { logFailure } from '@/lib/log'
import { codeFrom, routes, safeNext } from '@/lib/routes'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { createAdminClient } from '@/lib/supabase/admin'
import {
  SEARCHES_COOKIE,
  SESSION_COOKIE,
  sessionCookieOptions,
} from '@/lib/supabase/cookie-options'
import { createSessionClient } from '@/lib/supabase/server'
import { meansSignedOut } from '@/lib/supabase/session'
import { verifiedFactor } from '@/lib/supabase/verified-factor'
import { forgetDevices, rememberDevice } from './device'
import {
  CHECK_CREDENTIALS,
  confirmFailure,
  isRetryable,
  LINK_EXPIRED,
  signInFailure,
  TRY_AGAIN,
} from './failures'
import { linkIdFrom } from './mail-link'
import { beginRecovery } from './recovery'
import { noteSession } from './replaced-session'
import { confirmSchema, signInSchema } from './schema'
import { logSecurity } from './security-log'
import { withThrottle } from './throttle'

interface SignedIn {
  to: string
  userId: string
  /** The code of the second factor is still missing. */
  asksCode?: true
}

/**
 * Signs in and returns who it is and the page to load, which replaces history as a new document. With a second factor
 * that is the page for its code: until then the session opens nothing.
 */
export const signIn = publicAction<typeof signInSchema, SignedIn>(
  signInSchema,
  CHECK_CREDENTIALS,
  async ({ email, password, next }) => {
    const client = await createSessionClient()
    const endReplaced = await noteSession()
    const answer = await withThrottle(email, () =>
      client.auth.signInWithPassword({ email, password }),
    ).catch((error: unknown) => {
      logFailure('A sign-in could not be tried', error)
      throw new ActionError(TRY_AGAIN)
    })
    if (answer === 'wait') {
      await logSecurity('sign-in-throttled', { account: email })
      throw new ActionError(CHECK_CREDENTIALS)
    }
    if (answer.error) {
      const event = isRetryable(answer.error) ? 'sign-in-unanswered' : 'sign-in-refused'
      await logSecurity(event, { account: email })
      throw new ActionError(signInFailure(answer.error))
    }
    const { user } = answer.data
    await endReplaced()
    if (verifiedFactor(user)) {
      await logSecurity('code-asked', { account: email })
      return { data: { to: codeFrom(safeNext(next)), userId: user.id, asksCode: true } }
    }
    await logSecurity('sign-in', { account: email })
    await rememberDevice(email)
    await leaveWelcome('Welcome back!')
    return { data: { to: safeNext(next), userId: user.id } }
  },
)

/** Signs this browser out first, then tells the server (specification §4), whatever it answers. */
export const signOut = publicAction(z.unknown(), 'Failed to sign out', async () => {
  const client = await createSessionClient()
  const { data } = await client.auth.getSession()
  if (data.session) {
    // While the session may. Where it fails, later notifications name nobody: their session has ended.
    const { error } = await client.rpc('leave_push_device')
    if (error) logFailure('The notifications could not be switched off', error)
  }
  await forgetSession()
  if (!data.session) return undefined
  await logSecurity('sign-out')
  const { error } = await client.auth.admin.signOut(data.session.access_token, 'local')
  if (error && !meansSignedOut(error)) logFailure('Sign-out at the server failed', error)
  return undefined
})

const EVERYWHERE_FAILURE = 'Failed to sign out everywhere. Please try again.'

/** Signs out here only after the server ended every session: nobody must wrongly believe that they are out. */
export const signOutEverywhere = ownerAction(z.unknown(), EVERYWHERE_FAILURE, async (_, owner) => {
  const client = await createSessionClient()
  const { data } = await client.auth.getSession()
  if (!data.session) throw new ActionError(EVERYWHERE_FAILURE)
  const { error } = await client.auth.admin.signOut(data.session.access_token, 'global')
  if (error) throw error
  await forgetDevices(owner.email)
  const devices = createAdminClient().from('push_devices')
  const { error: kept } = await devices.delete().eq('user_id', owner.id)
  if (kept) logFailure('The notifications could not be switched off', kept)
  await logSecurity('sign-out-everywhere', { account: owner.email })
  await forgetSession()
  await leaveFlash("You've been signed out on every device.")
  return { data: { to: routes.signIn } }
})

/** Clears the session and the searches of this browser. */
async function forgetSession(): Promise<void> {
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    const isOfSession =
      name === SIGNED_IN_HINT || name === SEARCHES_COOKIE || name.startsWith(SESSION_COOKIE)
    if (isOfSession) jar.delete({ name, ...sessionCookieOptions })
  }
}

const OTHER_LINK =
  'Thank you, this address is confirmed. Now open the link we emailed to your other address. Until then, sign in as before.'

const NOT_WHOLE =
  'Part of this link is missing. Please open it from the email again, or ask for a new one.'
const TRIED_TOO_OFTEN = 'This link has been tried too many times. Please ask for a new one.'

/**
 * Confirms a link from a mail, by a button, since mail scanners open links. Asks the auth service only about links
 * that this site signed: the token alone is short enough to guess.
 */
export const confirmLink = publicAction(
  confirmSchema,
  "We couldn't confirm this link. Please try again.",
  async ({ token_hash, type, redirect_to }) => {
    const link = linkIdFrom(redirect_to)
    if (!link) throw new ActionError(NOT_WHOLE)
    if (link === 'expired') throw new ActionError(LINK_EXPIRED)
    const client = await createSessionClient()
    const endReplaced = await noteSession()
    const answer = await withThrottle(`link ${link}`, () =>
      client.auth.verifyOtp({ token_hash, type }),
    )
    if (answer === 'wait') throw new ActionError(TRIED_TOO_OFTEN)
    const { data, error } = answer
    if (error) {
      await logSecurity('mail-link-refused', { type })
      throw new ActionError(confirmFailure(error))
    }
    const account = data.user?.email
    const isNewEmail = type === 'email_change'
    const event = isNewEmail && data.session ? 'email-changed' : 'mail-link-opened'
    await logSecurity(event, { account, type })
    // The first of the two addresses that confirm a change opens no session.
    if (!data.session) return { message: OTHER_LINK }
    await endReplaced()
    if (!isNewEmail) await beginRecovery()
    const to = isNewEmail ? routes.settings : `${routes.settings}#password`
    const changed = 'Email updated successfully'
    if (data.user && verifiedFactor(data.user)) {
      // A link from a mail is no second factor.
      if (isNewEmail) await leaveFlash(changed)
      return { data: { to: codeFrom(to) } }
    }
    if (account) await rememberDevice(account)
    await leaveWelcome(isNewEmail ? changed : 'You can now choose a new password')
    return { data: { to } }
  },
)

/**
 * A short-lived access token for realtime, which needs one: the browser holds no session itself.
 */
export const browserAccess = ownerAction(z.unknown(), 'Auth session missing!', async () => {
  const client = await createSessionClient()
  const { data } = await client.auth.getSession()
  if (!data.session) throw new ActionError('Auth session missing!')
  const { access_token, expires_at = 0 } = data.session
  return { data: { token: access_token, expiresAt: expires_at * 1000 } }
})

/** Refreshes the current page. After the session ended the page stays, with everything open and typed on it. */
export const refreshOffice = ownerAction(z.unknown(), 'Auth session missing!', async () => {
  refresh()
  return undefined
})
