import 'server-only'
import { cookies, headers } from 'next/headers'
import { logFailure } from '@/lib/log'
import { fetchFor } from '@/lib/supabase/caller-fetch'
import { createCookieClient } from '@/lib/supabase/cookie-client'
import { SESSION_COOKIE } from '@/lib/supabase/cookie-options'

/**
 * Notes this browser's session before another replaces it.
 * @returns a function that ends the noted session at the server, since this browser no longer holds its tokens
 */
export async function noteSession(): Promise<() => Promise<void>> {
  const [request, jar] = await Promise.all([headers(), cookies()])
  const noted = jar.getAll().filter(({ name }) => name.startsWith(SESSION_COOKIE))
  return async () => {
    if (noted.length === 0) return
    // The browser's cookies belong to the new session by now.
    const client = createCookieClient({ getAll: () => noted, setAll() {} }, fetchFor(request))
    const { error } = await client.auth.signOut({ scope: 'local' })
    if (error) logFailure('The session before could not be ended', error)
  }
}
