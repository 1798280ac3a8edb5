import 'server-only'
import { createClient } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import type { Database } from './database.types'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/** Bypasses every policy. Use only after authorisation, to count sign-in attempts or to write a checked enquiry. */
export function createAdminClient(timeout = REQUEST_TIMEOUT_MS) {
  return createClient<Database>(env.NEXT_PUBLIC_SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch(timeout) },
  })
}
