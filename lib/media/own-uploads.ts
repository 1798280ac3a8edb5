'use server'

import { ownerAction } from '@/lib/action'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { ownUploadsSchema } from './schema'

/** Checked uploads of a project that are not saved with it yet: what a draft can take up again. */
export const listOwnUploads = ownerAction(
  ownUploadsSchema,
  'Failed to look for your uploaded files',
  async ({ projectId }, owner) => {
    const client = await createSessionClient()
    const own = client
      .from('uploads')
      .select('id, kind, url, width, height, blur')
      .eq('project_id', projectId)
      .eq('user_id', owner.id)
      .not('finished_at', 'is', null)
    return { data: unwrap(await own) }
  },
)
