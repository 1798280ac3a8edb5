import { isAuthSessionMissingError } from '@supabase/supabase-js'

/** Statuses by which the auth server reports that a session is over. */
const SESSION_IS_OVER = [400, 401, 403, 404]

/**
 * Whether an auth error means that nobody is signed in. Other errors (no answer, 5xx, 429 for this
 * server's requests) say nothing about the session and must not end it.
 */
export function meansSignedOut(error: { status?: number }): boolean {
  return isAuthSessionMissingError(error) || SESSION_IS_OVER.includes(error.status ?? 0)
}
