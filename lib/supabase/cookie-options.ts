import { env } from '@/lib/env'

/** HttpOnly: the browser never needs to see the session, so a script injection can't either. */
export const sessionCookieOptions = {
  httpOnly: true,
  secure: env.NEXT_PUBLIC_SITE_URL.startsWith('https://'),
  sameSite: 'lax',
  path: '/',
} as const

/**
 * Tells public pages, which are the same for everybody, to load the owner's tools. Holds no secret
 * and grants nothing.
 */
export const SIGNED_IN_HINT = 'signed-in'

/** Readable by scripts, unlike the session itself. */
export const hintCookieOptions = { ...sessionCookieOptions, httpOnly: false } as const
