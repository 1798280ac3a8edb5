import 'server-only'
import { createServerClient } from '@supabase/ssr'
import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { env } from '@/lib/env'
import { DEADLINE_HEADER, PAGE_MS, UNREACHABLE_HEADER } from '@/lib/page-deadline'
import { fetchFor } from './caller-fetch'
import { limited, SESSION_COOKIE, sessionCookieOptions } from './cookie-options'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * The signed-in user, by cookie; one client a request.
 * @throws where the middleware has just asked the backend in vain
 */
export const createSessionClient = cache(async () => {
  // The client looks at the clock, which nothing prerendered may do.
  await connection()
  const [request, store] = await Promise.all([headers(), cookies()])
  if (request.has(UNREACHABLE_HEADER)) throw new Error('The backend did not answer')
  // The answer ends only when the last call of its page has ended.
  const timeout = request.has(DEADLINE_HEADER) ? PAGE_MS : REQUEST_TIMEOUT_MS
  return createServerClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      cookieOptions: { ...sessionCookieOptions, name: SESSION_COOKIE },
      global: { fetch: fetchFor(request, timedFetch(timeout)) },
      cookies: {
        getAll: () => store.getAll(),
        setAll(list) {
          // The session has ended: the middleware forgets it. An action that did so would have its page
          // rendered anew, and with it would go what is typed there.
          if (list.every(({ value }) => !value)) return
          try {
            for (const { name, value, options } of list) store.set(name, value, limited(options))
          } catch {
            // A page may not set cookies; the middleware has refreshed the session before it.
          }
        },
      },
    },
  )
})
