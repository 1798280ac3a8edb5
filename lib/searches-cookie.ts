import { routes } from './routes'
import { sessionCookieOptions } from './supabase/cookie-options'

/** What was searched for in the inbox, while the browser is open and signed in. */
export const SEARCHES_COOKIE = 'inbox-searches'

export const searchesCookieOptions = { ...sessionCookieOptions, path: routes.messages } as const
