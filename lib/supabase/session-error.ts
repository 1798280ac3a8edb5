import { isAuthSessionMissingError } from '@supabase/supabase-js'

/** What the auth server answers about a session that is over. */
const SESSION_IS_OVER = [400, 401, 403, 404]

/**
 * Whether an auth error means that nobody is signed in. Anything else (no answer, 5xx, 429: too many
 * requests from this server) says nothing about the session and must not end it.
 */
export function meansSignedOut(error: { status?: number }): boolean {
  return isAuthSessionMissingError(error) || SESSION_IS_OVER.includes(error.status ?? 0)
}
