import 'server-only'
import { cookies, headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { DEADLINE_HEADER, PAGE_MS, UNREACHABLE_HEADER } from '@/lib/next/page-deadline'
import { fetchFor } from './caller-fetch'
import { createCookieClient } from './cookie-client'
import { limited } from './cookie-options'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * A client with the session from the cookies; one per request.
 * @throws where the middleware could not reach the backend
 */
export const createSessionClient = cache(async () => {
  // The client reads the clock, which prerendering must not do.
  await connection()
  const [request, store] = await Promise.all([headers(), cookies()])
  if (request.has(UNREACHABLE_HEADER)) throw new Error('The backend did not answer')
  // A page's response ends only after its last call, so the page deadline applies.
  const timeout = request.has(DEADLINE_HEADER) ? PAGE_MS : REQUEST_TIMEOUT_MS
  return createCookieClient(
    {
      getAll: () => store.getAll(),
      setAll(list) {
        // The session has ended: the middleware clears it. Clearing it in an action would refresh its page
        // and lose what is typed there.
        if (list.every(({ value }) => !value)) return
        try {
          for (const { name, value, options } of list) store.set(name, value, limited(options))
        } catch {
          // A page may not set cookies; the middleware refreshes the session first.
        }
      },
    },
    fetchFor(request, timedFetch(timeout)),
  )
})
