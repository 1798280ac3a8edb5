import {
  type AuthError,
  isAuthRetryableFetchError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js'

export const TRY_AGAIN = 'We could not reach the sign-in service. Please try again in a moment.'

type Failure = Pick<AuthError, 'name' | 'message' | 'status' | 'code'>

/** 502, 503, 504 or no answer: the credentials were not checked (specification §8). */
export function isRetryable(error: Failure): boolean {
  return isUnanswered(error) || (error.status ?? 0) >= 500
}

/** No answer, or only a gateway's: it reveals nothing about an account. */
export function isUnanswered(error: Failure): boolean {
  return isAuthRetryableFetchError(error) || (error.status ?? 0) === 0
}

export const CHECK_CREDENTIALS = 'Failed to sign in. Please check your credentials.'

/** Message for the sign-in form; too many tries and wrong credentials share one. */
export function signInFailure(error: Failure): string {
  return isRetryable(error) ? TRY_AGAIN : CHECK_CREDENTIALS
}

export const LINK_EXPIRED = 'This link has expired or was already used. Please ask for a new one.'

/** Message for a link from a mail. */
export function confirmFailure(error: Failure): string {
  if (error.status === 429) return TOO_MANY_LINKS
  return isRetryable(error) ? TRY_AGAIN : LINK_EXPIRED
}

const TOO_MANY_LINKS =
  'Too many links were tried from your connection. Please try again in a few minutes.'

const WEAKNESSES: Record<string, string> = {
  length: 'It is too short.',
  characters: 'Please add capitals, numbers or symbols.',
  pwned: 'It has turned up in a data leak elsewhere.',
}

/** Why a new password was refused; undefined where the password is not the reason (specification §8). */
export function newPasswordFailure(error: Failure): string | undefined {
  if (isAuthWeakPasswordError(error)) {
    const reasons = error.reasons.map((reason) => WEAKNESSES[reason] ?? reason)
    return ['This password is too weak.', ...reasons].join(' ')
  }
  if (error.code === 'weak_password') return `This password is too weak. ${error.message}`
  if (error.code === 'same_password') return 'This is already your password. Please choose another.'
  return undefined
}
