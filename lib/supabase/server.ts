import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { env } from '@/lib/env'
import { fetchFor } from './caller-fetch'
import { sessionCookieOptions } from './cookie-options'
import type { Database } from './database.types'

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
      global: { fetch: fetchFor(await headers()) },
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
