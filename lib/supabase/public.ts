import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env, isBuilding } from '@/lib/env'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * An anonymous client without cookies: for cached reads and visitors' actions.
 * @param send `fetchFor` the visitor, for calls to the auth service
 */
export function createPublicClient(send = timedFetch(REQUEST_TIMEOUT_MS)) {
  return createClient<Database>(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: send },
      // A build makes many pages, where there may be no backend.
      db: { retry: !isBuilding },
    },
  )
}
