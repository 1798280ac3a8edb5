import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * Anonymous and without cookies: for cached reads and for what a visitor may do.
 * @param send `fetchFor` the visitor where the auth service is asked
 */
export function createPublicClient(send = timedFetch(REQUEST_TIMEOUT_MS)) {
  return createClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: send },
    },
  )
}
