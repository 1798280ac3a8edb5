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

const YEAR_S = 365 * 24 * 60 * 60

/** Readable by scripts, unlike the session itself, and as lasting: closing the browser ends neither. */
export const hintCookieOptions = {
  ...sessionCookieOptions,
  httpOnly: false,
  maxAge: YEAR_S,
} as const
