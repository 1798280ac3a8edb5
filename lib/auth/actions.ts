'use server'

import { refresh } from 'next/cache'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { encodeFlash, FLASH_COOKIE, flashCookieOptions } from '@/lib/flash'
import { routes, safeNext } from '@/lib/routes'
import { SIGNED_IN_HINT } from '@/lib/signed-in-hint'
import { hintCookieOptions } from '@/lib/supabase/cookie-options'
import { createSessionClient } from '@/lib/supabase/server'
import { withBrake } from './brake'
import {
  CHECK_CREDENTIALS,
  confirmFailure,
  isAlreadySignedOut,
  signInFailure,
  TRY_AGAIN,
} from './failures'
import { beginRecovery } from './recovery'
import { confirmSchema, signInSchema } from './schema'

/** Signs in and says where to go; the browser loads that as a fresh document, replacing history. */
export const signIn = publicAction(
  signInSchema,
  CHECK_CREDENTIALS,
  async ({ email, password, next }) => {
    const client = await createSessionClient()
    const answer = await withBrake(email, () =>
      client.auth.signInWithPassword({ email, password }),
    ).catch((error: unknown) => {
      console.error(error)
      throw new ActionError(TRY_AGAIN)
    })
    if (answer === 'wait') throw new ActionError(CHECK_CREDENTIALS)
    if (answer.error) throw new ActionError(signInFailure(answer.error))
    await welcome('Welcome back!')
    return { data: { to: safeNext(next) } }
  },
)

/** The user goes first, then the server is told (specification §4): this browser is signed out whatever it answers. */
export const signOut = publicAction(z.unknown(), 'Failed to sign out', async () => {
  const client = await createSessionClient()
  const { data } = await client.auth.getSession()
  const jar = await cookies()
  for (const { name } of jar.getAll()) {
    if (name === SIGNED_IN_HINT || /^sb-.*-auth-token/.test(name)) jar.delete(name)
  }
  if (!data.session) return undefined
  const { error } = await client.auth.admin.signOut(data.session.access_token, 'local')
  if (error && !isAlreadySignedOut(error)) console.error('Sign-out at the server failed', error)
  return undefined
})

/** Confirms a link from a mail. By a button, since mail scanners open links. */
export const confirmLink = publicAction(
  confirmSchema,
  'This link could not be confirmed. Please try again.',
  async ({ token_hash, type }) => {
    const client = await createSessionClient()
    const { error } = await client.auth.verifyOtp({ token_hash, type })
    if (error) throw new ActionError(confirmFailure(error))
    if (type === 'recovery') await beginRecovery()
    await welcome(
      type === 'email_change' ? 'Email updated successfully' : 'You can now choose a new password',
    )
    return {
      data: { to: type === 'email_change' ? routes.settings : `${routes.settings}#password` },
    }
  },
)

/** A short-lived access token for the live badge and for videos: the browser holds no session of its own. */
export const browserAccess = ownerAction(z.unknown(), 'Auth session missing!', async () => {
  const client = await createSessionClient()
  const { data } = await client.auth.getSession()
  if (!data.session) throw new ActionError('Auth session missing!')
  const { access_token, expires_at = 0 } = data.session
  return { data: { token: access_token, expiresAt: expires_at * 1000 } }
})

/** The page that asks, anew. Where the session has ended it stays as it is, with all that is open and typed there. */
export const refreshOffice = ownerAction(z.unknown(), 'Auth session missing!', async () => {
  refresh()
  return undefined
})

async function welcome(message: string): Promise<void> {
  const jar = await cookies()
  jar.set(SIGNED_IN_HINT, '1', hintCookieOptions)
  jar.set(FLASH_COOKIE, encodeFlash({ kind: 'success', message }), flashCookieOptions)
}
