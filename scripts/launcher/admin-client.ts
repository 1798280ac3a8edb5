import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import type { SupabaseAccess } from './settings.ts'

/** Past every policy: for the commands of whoever runs the server. */
export function adminClient({ url, secretKey }: Pick<SupabaseAccess, 'url' | 'secretKey'>) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}
