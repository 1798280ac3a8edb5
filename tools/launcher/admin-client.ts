import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import type { SupabaseAccess } from './settings.ts'

export type AdminClient = SupabaseClient<Database>

/** Bypasses every policy; for operators' commands only. */
export function adminClient({ url, secretKey }: Pick<SupabaseAccess, 'url' | 'secretKey'>) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
