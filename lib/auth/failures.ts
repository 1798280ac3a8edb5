import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js'

const TRY_AGAIN = 'We could not reach the sign-in service. Please try again in a moment.'

type Failure = Pick<AuthError, 'name' | 'message' | 'status' | 'code'>

/** 502, 503, 504, no answer at all: nothing is said about the credentials (specification §8). */
function isRetryable(error: Failure): boolean {
  return isAuthRetryableFetchError(error) || (error.status ?? 0) === 0 || (error.status ?? 0) >= 500
}

/** What the person at the sign-in form is told. */
export function signInFailure(error: Failure): string {
  if (isRetryable(error)) return TRY_AGAIN
  if (error.status === 429) return 'Too many attempts. Please wait a minute and try again.'
  return 'Failed to sign in. Please check your credentials.'
}

/** The same for a link from a mail. */
export function confirmFailure(error: Failure): string {
  return isRetryable(error)
    ? TRY_AGAIN
    : 'This link has expired or was already used. Please ask for a new one.'
}

const SESSION_IS_GONE = [401, 403, 404]

/** Signing out of a session that is gone already has worked (specification §4, §8). */
export function isAlreadySignedOut(error: Failure): boolean {
  return error.name === 'AuthSessionMissingError' || SESSION_IS_GONE.includes(error.status ?? 0)
}
