'use server'

import { ownerAction } from '@/lib/action'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap, unwrapMaybe } from '@/lib/supabase/unwrap'
import { ownUploadsSchema } from './schema'

/**
 * What a draft can restore: checked uploads of the project that are not saved yet, and the saved ones,
 * in case a save's response was lost. `savedIds` is null where the project itself is not saved.
 */
export const listOwnUploads = ownerAction(
  ownUploadsSchema,
  'Failed to look for your uploaded files',
  async ({ projectId }, owner) => {
    const client = await createSessionClient()
    const [waiting, saved] = await Promise.all([
      client
        .from('uploads')
        .select('id, url, width, height, colour, formats')
        .eq('project_id', projectId)
        .eq('user_id', owner.id)
        .not('finished_at', 'is', null),
      client
        .from('projects')
        .select('project_images(id)')
        .eq('id', projectId)
        .eq('user_id', owner.id)
        .maybeSingle(),
    ])
    const savedIds = unwrapMaybe(saved)?.project_images.map(({ id }) => id) ?? null
    const uploads = unwrap(waiting).map((upload) => ({ ...upload, url: upload.url ?? '' }))
    return { data: { uploads, savedIds } }
  },
)
