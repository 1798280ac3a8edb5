import 'server-only'
import { revalidateTag, updateTag } from 'next/cache'
import { after } from 'next/server'
import type { Owner } from '@/lib/auth/queries'
import { tags } from '@/lib/cached-read'
import type { TablesUpdate } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

/**
 * Writes columns of the owner's own row, which may not exist yet, and shows it to visitors at once.
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
    // A reply that got lost may have been a success. Not before the answer: the page at hand would be
    // read anew with it, and what was typed would go where that fails too.
    after(() => revalidateTag(tags.profile, { expire: 0 }))
    throw error
  }
  updateTag(tags.profile)
}
