import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrapMaybe } from '@/lib/supabase/unwrap'

/** The owner's own row with all its columns; null before the profile was completed. */
export async function getOwnProfile(ownerId: string) {
  const client = await createSessionClient()
  return unwrapMaybe(await client.from('profiles').select('*').eq('id', ownerId).maybeSingle())
}
