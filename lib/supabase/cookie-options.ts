import { env } from '@/lib/env'

/** HttpOnly: the browser never needs to see the session, so a script injection can't either. */
export const sessionCookieOptions = {
  httpOnly: true,
  secure: env.NEXT_PUBLIC_SITE_URL.startsWith('https://'),
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
