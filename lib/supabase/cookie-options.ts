import { env } from '@/lib/env'
import { isSecureSite, ownCookie } from '@/lib/own-cookie'

const [project] = new URL(env.NEXT_PUBLIC_SUPABASE_URL).hostname.split('.')

/** Prefix of the session's cookies; a number follows where it takes several. */
export const SESSION_COOKIE = ownCookie(`sb-${project}-auth-token`)

/** Searches of the inbox, until the browser is closed or signed out. */
export const SEARCHES_COOKIE = ownCookie('inbox-searches')

/** HttpOnly: the browser never needs the session, so injected scripts cannot read it. */
export const sessionCookieOptions = {
  httpOnly: true,
  secure: isSecureSite,
  sameSite: 'lax',
  path: '/',
} as const

/** In seconds, as `inactivity_timeout` in supabase/config.toml: an unused session has ended by then. */
const SESSION_IDLE_S = 7 * 24 * 60 * 60

/** Limits the library's default of 400 days to the time in which the session can be renewed. */
export function limited<T extends { maxAge?: number }>(options: T): T {
  return { ...options, maxAge: Math.min(options.maxAge ?? SESSION_IDLE_S, SESSION_IDLE_S) }
}

/** Readable by scripts, unlike the session, and just as long-lived. */
export const hintCookieOptions = {
  ...sessionCookieOptions,
  httpOnly: false,
  maxAge: SESSION_IDLE_S,
} as const
