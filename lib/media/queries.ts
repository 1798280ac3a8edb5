import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrapMaybe } from '@/lib/supabase/unwrap'
import { compressionSettings } from './settings'

/** Limits the browser needs before it sends a file. */
export async function getUploadSettings(ownerId: string) {
  const client = await createSessionClient()
  const own = client.from('profiles').select('image_compression_settings').eq('id', ownerId)
  const profile = unwrapMaybe(await own.maybeSingle())
  return {
    /** Largest raw photo in MB. */
    rawLimitMB: compressionSettings(profile?.image_compression_settings ?? null).rawUploadLimit,
  }
}
