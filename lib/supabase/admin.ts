import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/** The secret key, past every policy: only after authorisation (or to ask whether a password may be tried, or to write a checked enquiry), never in a page or a read. */
export function createAdminClient(timeout = REQUEST_TIMEOUT_MS) {
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch(timeout) },
  })
}
