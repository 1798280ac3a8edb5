'use server'

import type { AuthError } from '@supabase/supabase-js'
import { ActionError, ownerAction, publicAction } from '@/lib/action'
import { SHORT_NAME } from '@/lib/content/site'
import { leaveWelcome } from '@/lib/leave-flash'
import { safeNext } from '@/lib/routes'
import { createSessionClient } from '@/lib/supabase/server'
import { meansSignedOut } from '@/lib/supabase/session'
import { verifiedFactor } from '@/lib/supabase/verified-factor'
import { checkPassword } from '../check-password'
import { rememberDevice } from '../device'
import { TRY_AGAIN } from '../failures'
import { isRecovering } from '../recovery'
import { logSecurity } from '../security-log'
import { enterCode } from './enter-code'
import { beginSchema, confirmSchema, removeSchema, signInCodeSchema } from './schema'

const CODE_FAILURE = 'Failed to sign in. Please check your code.'
const AGAIN = 'This sign-in has run out. Please start again with your password.'

/** The second step of a sign-in: completes the session that a password or a mailed link has opened. */
export const enterSignInCode = publicAction(
  signInCodeSchema,
  CODE_FAILURE,
  async ({ code, next }) => {
    const client = await createSessionClient()
    const { data, error } = await client.auth.getUser()
    if (error && !meansSignedOut(error)) throw new ActionError(TRY_AGAIN)
    if (!data.user?.email) throw new ActionError(AGAIN, undefined, { code: 'signed-out' })
    const { id, email } = data.user
    const factor = verifiedFactor(data.user)
    if (factor) await enterCode({ email, factorId: factor.id, code }, CODE_FAILURE)
    // The operator removed it meanwhile: the password is enough, once the session knows.
    else await client.auth.refreshSession()
    await logSecurity('sign-in', { account: email })
    await rememberDevice(email)
    const isForgotten = await isRecovering()
    await leaveWelcome(isForgotten ? 'You can now choose a new password' : 'Welcome back!')
    return { data: { to: safeNext(next), userId: id } }
  },
)

const BEGIN_FAILURE = 'Failed to set up two-step sign-in'

/** Shows a new key, which counts once a code of it has been entered. */
export const beginFactor = ownerAction(
  beginSchema,
  BEGIN_FAILURE,
  async ({ current_password }, owner) => {
    await checkPassword(owner, current_password, BEGIN_FAILURE)
    const { auth } = await createSessionClient()
    // The service wants another name for each, and mails the owner about each that is removed: those begun and given
    // up stay until one is confirmed.
    const enroll = () =>
      auth.mfa.enroll({
        factorType: 'totp',
        friendlyName: new Date().toISOString(),
        issuer: SHORT_NAME,
      })
    let answer = await enroll()
    if (isFull(answer.error)) {
      await removeUnconfirmed()
      answer = await enroll()
    }
    if (answer.error) throw answer.error
    const { id, totp } = answer.data
    const [, svg = ''] = totp.qr_code.split(/^data:image\/svg\+xml;utf-8,/)
    // As a picture an SVG runs no scripts; the library leaves it unescaped.
    const picture = `data:image/svg+xml,${encodeURIComponent(svg)}`
    return { data: { id, key: totp.secret, picture, address: totp.uri } }
  },
)

const isFull = (error: AuthError | null) => error?.code === 'too_many_enrolled_mfa_factors'

async function removeUnconfirmed(): Promise<void> {
  const { mfa } = (await createSessionClient()).auth
  const { data } = await mfa.listFactors()
  for (const { id, status } of data?.all ?? []) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id })
  }
}

const CONFIRM_FAILURE = 'Failed to switch on two-step sign-in'

/** Confirms a new key by a code of it. The service ends every other session. */
export const confirmFactor = ownerAction(
  confirmSchema,
  CONFIRM_FAILURE,
  async ({ code, factor_id }, { email }) => {
    await enterCode({ email, factorId: factor_id, code }, CONFIRM_FAILURE)
    await logSecurity('second-factor-on', { account: email })
    return { message: 'Two-step sign-in is on' }
  },
)

const REMOVE_FAILURE = 'Failed to switch off two-step sign-in'

/** An open session alone must not be enough: asks for the password and a code. */
export const removeFactor = ownerAction(
  removeSchema,
  REMOVE_FAILURE,
  async ({ code, current_password }, owner) => {
    const { auth } = await createSessionClient()
    const { data, error } = await auth.getUser()
    if (error) throw error
    const factor = verifiedFactor(data.user)
    if (factor) {
      await checkPassword(owner, current_password, REMOVE_FAILURE)
      await enterCode({ email: owner.email, factorId: factor.id, code }, REMOVE_FAILURE)
      const removed = await auth.mfa.unenroll({ factorId: factor.id })
      if (removed.error) throw removed.error
      await logSecurity('second-factor-off', { account: owner.email })
    }
    // Its token still claims the second step.
    await auth.refreshSession()
    return { message: 'Two-step sign-in is off' }
  },
)
