import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import type { Owner } from '@/lib/auth/queries'
import { tags } from '@/lib/next/cached-read'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Writes columns of the owner's row, creating it if needed, and refreshes the public pages.
 * @throws when no row was written
 */
export async function saveProfile(
  owner: Owner,
  columns: Omit<TablesUpdate<'profiles'>, 'id'>,
): Promise<void> {
  const client = await createSessionClient()
  const saving = client
    .from('profiles')
    .upsert({ id: owner.id, ...columns })
    .select('id')
  try {
    if (unwrap(await saving).length === 0) throw new Error('No profile row was written')
  } catch (error) {
    // A lost response may have been a success. Refresh only after the response: otherwise the current page
    // would be read again with it, and if that failed too, the typed text would be lost.
    after(() => revalidateTag(tags.profile, { expire: 0 }))
    throw error
  }
  updateTag(tags.profile)
}
