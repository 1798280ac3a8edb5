'use server'

import { ActionError, ownerAction } from '@/lib/action'
import { removeFilesAfterwards } from '@/lib/media/removals'
import { FILE_GONE } from '@/lib/media/words'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { writeAndRefresh } from './after-change'
import { comparisonStartSchema, imageSetSchema, lineUpSchema } from './editor/form-schema'
import { lineUpSet } from './line-up-sets'
import { projectOf } from './own-images'

const NOT_LINED_UP = 'Failed to line up the photos'
const CHANGED =
  'Not lined up: a photo of this set was replaced or deleted somewhere else. Please reload the page.'
const NOT_UNDONE = 'Failed to show the photos as taken'
const NOT_STARTED = 'Failed to save the start'
/** Raised by line_up_images where an upload is gone. */
const FILES_GONE = 'P0002'

export const lineUpImages = ownerAction(lineUpSchema, NOT_LINED_UP, async (pair, owner) => {
  const projectId = await projectOf(pair.beforeId, owner, NOT_LINED_UP)
  const answer = await lineUpSet(projectId, pair)
  if (answer.error?.code === FILES_GONE) {
    throw new ActionError(FILE_GONE, undefined, { code: 'file-gone' })
  }
  if (!unwrap(answer)) throw new ActionError(CHANGED)
  removeFilesAfterwards()
  return { message: 'Photos lined up' }
})

/** Comparisons show the pictures as taken again. */
export const keepAsTaken = ownerAction(
  imageSetSchema,
  NOT_UNDONE,
  async ({ projectId, setId }, owner) => {
    const client = await createSessionClient()
    const none = {
      lined_up_path: null,
      lined_up_width: null,
      lined_up_height: null,
      lined_up_formats: null,
    }
    const own = client.from('projects').select('id').eq('id', projectId).eq('user_id', owner.id)
    if (unwrap(await own).length === 0) throw new ActionError(NOT_UNDONE)
    const undoing = client.from('project_images').update(none).eq('project_id', projectId)
    const undone = await writeAndRefresh(projectId, undoing.eq('image_set_id', setId).select('id'))
    if (unwrap(undone).length === 0) throw new ActionError(NOT_UNDONE)
    removeFilesAfterwards()
    return { message: 'Photos shown as taken' }
  },
)

/** The comparison of this before picture starts with so much of it. */
export const startComparison = ownerAction(
  comparisonStartSchema,
  NOT_STARTED,
  async ({ imageId, start }, owner) => {
    const projectId = await projectOf(imageId, owner, NOT_STARTED)
    const client = await createSessionClient()
    const starting = client.from('project_images').update({ comparison_start: start })
    const started = await writeAndRefresh(
      projectId,
      starting.eq('id', imageId).eq('image_type', 'before').select('id'),
    )
    if (unwrap(started).length === 0) throw new ActionError(NOT_STARTED)
    return { message: 'The comparison starts there now' }
  },
)
