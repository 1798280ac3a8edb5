import { type CookieMethodsServer, createServerClient } from '@supabase/ssr'
import { env } from '@/lib/env'
import { SESSION_COOKIE, sessionCookieOptions } from './cookie-options'
import type { Database } from './database.types'

/** A client whose session lies in these cookies. */
export function createCookieClient(cookies: CookieMethodsServer, send: typeof fetch) {
  return createServerClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: { ...sessionCookieOptions, name: SESSION_COOKIE },
      global: { fetch: send },
      cookies,
    },
  )
}
