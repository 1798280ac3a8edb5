import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrapMaybe } from '@/lib/supabase/unwrap'
import { compressionSettings } from './settings'

/** As stored; null where none are saved. */
export async function getSavedSettings(ownerId: string) {
  const client = await createSessionClient()
  const own = client.from('profiles').select('image_compression_settings').eq('id', ownerId)
  return unwrapMaybe(await own.maybeSingle())?.image_compression_settings ?? null
}

/** Limits the browser needs before it sends a file. */
export async function getUploadSettings(ownerId: string) {
  const { rawUploadLimit } = compressionSettings(await getSavedSettings(ownerId))
  return {
    /** Largest raw photo in MB. */
    rawLimitMB: rawUploadLimit,
  }
}
