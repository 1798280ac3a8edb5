'use server'

import { ownerAction } from '@/lib/action'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { ownUploadsSchema } from './schema'

/**
 * What a draft can take up again: checked uploads of a project that are not saved with it yet, and
 * those that were, should the answer to a save have been lost.
 */
export const listOwnUploads = ownerAction(
  ownUploadsSchema,
  'Failed to look for your uploaded files',
  async ({ projectId }, owner) => {
    const client = await createSessionClient()
    const [waiting, saved] = await Promise.all([
      client
        .from('uploads')
        .select('id, url, width, height, blur')
        .eq('project_id', projectId)
        .eq('user_id', owner.id)
        .not('finished_at', 'is', null),
      client
        .from('project_images')
        .select('id, projects!inner(user_id)')
        .eq('project_id', projectId)
        .eq('projects.user_id', owner.id),
    ])
    return { data: { uploads: unwrap(waiting), savedIds: unwrap(saved).map(({ id }) => id) } }
  },
)
