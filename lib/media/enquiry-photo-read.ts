import 'server-only'
import { z } from 'zod'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { ENQUIRY_IMAGES, thumbnailOf } from './enquiry-photo-files'

/** A visitor's photo, read under the owner's rights; null where there is none. */
export async function readEnquiryPhoto(id: string, isSmall: boolean): Promise<Blob | null> {
  if (!z.uuid().safeParse(id).success) return null
  const client = await createSessionClient()
  const rows = client.from('enquiry_images').select('path').eq('id', id).not('width', 'is', null)
  const path = unwrapMaybe(await rows.maybeSingle())?.path
  if (!path) return null
  const files = client.storage.from(ENQUIRY_IMAGES)
  return unwrap(await files.download(isSmall ? thumbnailOf(path) : path))
}
