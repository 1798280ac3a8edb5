import {
  type AuthError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js'

export const TRY_AGAIN = 'We could not reach the sign-in service. Please try again in a moment.'

type Failure = Pick<AuthError, 'name' | 'message' | 'status' | 'code'>

/** 502, 503, 504, no answer at all: nothing is said about the credentials (specification §8). */
function isRetryable(error: Failure): boolean {
  return isUnanswered(error) || (error.status ?? 0) >= 500
}

/** Nobody answered, or only a gateway did: nothing is known, of any account. */
export function isUnanswered(error: Failure): boolean {
  return isAuthRetryableFetchError(error) || (error.status ?? 0) === 0
}

export const CHECK_CREDENTIALS = 'Failed to sign in. Please check your credentials.'

/** What the person at the sign-in form is told: of too many tries the same as of wrong ones. */
export function signInFailure(error: Failure): string {
  return isRetryable(error) ? TRY_AGAIN : CHECK_CREDENTIALS
}

export const LINK_EXPIRED = 'This link has expired or was already used. Please ask for a new one.'

/** The same for a link from a mail. */
export function confirmFailure(error: Failure): string {
  if (error.status === 429) return TOO_MANY_LINKS
  return isRetryable(error) ? TRY_AGAIN : LINK_EXPIRED
}

const TOO_MANY_LINKS =
  'Too many links were tried from your connection. Please try again in a few minutes.'

const SESSION_IS_GONE = [401, 403, 404]

/** Signing out of a session that is gone already has worked (specification §4, §8). */
export function isAlreadySignedOut(error: Failure): boolean {
  return error.name === 'AuthSessionMissingError' || SESSION_IS_GONE.includes(error.status ?? 0)
}

/** Refused credentials, and too many tries, which say as little. */
export function wrongPassword(error: Failure): boolean {
  return !isRetryable(error) && error.status !== undefined
}

const WEAKNESSES: Record<string, string> = {
  length: 'It is too short.',
  characters: 'Please add capitals, numbers or symbols.',
  pwned: 'It has turned up in a data leak elsewhere.',
}

/** Why a new password was refused; undefined where that is not the password's fault (specification §8). */
export function newPasswordFailure(error: Failure): string | undefined {
  if (isAuthWeakPasswordError(error)) {
    const reasons = error.reasons.map((reason) => WEAKNESSES[reason] ?? reason)
    return ['This password is too weak.', ...reasons].join(' ')
  }
  if (error.code === 'weak_password') return `This password is too weak. ${error.message}`
  if (error.code === 'same_password') return 'This is already your password. Please choose another.'
  return undefined
}
