import { env } from '@/lib/env'
import { isSecureSite, ownCookie } from '@/lib/own-cookie'

const [project] = new URL(env.NEXT_PUBLIC_SUPABASE_URL).hostname.split('.')

/** What the session's cookies begin with: a number follows where it takes several. */
export const SESSION_COOKIE = ownCookie(`sb-${project}-auth-token`)

/** HttpOnly: the browser never needs to see the session, so a script injection can't either. */
export const sessionCookieOptions = {
  httpOnly: true,
  secure: isSecureSite,
  sameSite: 'lax',
  path: '/',
} as const

/** As `inactivity_timeout` in supabase/config.toml: a session that was not renewed for so long has ended. */
const SESSION_IDLE_S = 7 * 24 * 60 * 60

/** A session's cookie lives no longer than it could be renewed; the library means it to live for 400 days. */
export function limited<T extends { maxAge?: number }>(options: T): T {
  return { ...options, maxAge: Math.min(options.maxAge ?? SESSION_IDLE_S, SESSION_IDLE_S) }
}

/** Readable by scripts, unlike the session itself, and as lasting: closing the browser ends neither. */
export const hintCookieOptions = {
  ...sessionCookieOptions,
  httpOnly: false,
  maxAge: SESSION_IDLE_S,
} as const
