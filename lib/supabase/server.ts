import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { env } from '@/lib/env'
import { sessionCookieOptions } from './cookie-options'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/** The signed-in user, by cookie; one client a request. */
export const createSessionClient = cache(async () => {
  // The client looks at the clock, which nothing prerendered may do.
  await connection()
  const store = await cookies()
  return createServerClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: sessionCookieOptions,
      global: { fetch: timedFetch(REQUEST_TIMEOUT_MS) },
      cookies: {
        getAll: () => store.getAll(),
        setAll(list) {
          // The session has ended: the middleware forgets it. An action that did so would have its page
          // rendered anew, and with it would go what is typed there.
          if (list.every(({ value }) => !value)) return
          try {
            for (const { name, value, options } of list) store.set(name, value, options)
          } catch {
            // A page may not set cookies; the middleware has refreshed the session before it.
          }
        },
      },
    },
  )
})
