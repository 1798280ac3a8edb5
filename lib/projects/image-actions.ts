'use server'

import { ActionError, ownerAction } from '@/lib/action'
import { removeFilesAfterwards } from '@/lib/media/removals'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { writeAndRefresh } from './after-change'
import { imageDeleteSchema, imageReplaceSchema } from './editor/form-schema'
import { projectOf } from './own-images'

/**
 * Replaces a picture by a checked upload. The former file becomes the upload `formerId`, so that replacing
 * by that one takes it back; discarding it, or the sweep, removes the file.
 */
export const replaceImage = ownerAction(
  imageReplaceSchema,
  'Failed to replace image',
  async ({ imageId, uploadId, formerId }, owner) => {
    const projectId = await projectOf(imageId, owner, 'Failed to replace image')
    const client = await createSessionClient()
    const ids = { image: imageId, upload: uploadId, former: formerId }
    const replacing = client.rpc('replace_image', ids)
    const isReplaced = unwrap(await writeAndRefresh(projectId, replacing))
    if (!isReplaced) throw new ActionError('Failed to replace image')
    removeFilesAfterwards()
    return { message: 'Image replaced successfully' }
  },
)

export const deleteImage = deleteAction('Failed to delete image', 'Image deleted successfully')

/** Deletes a video and its still frame. */
export const deleteVideo = deleteAction('Failed to delete video', 'Video deleted successfully')

/** Deletes the row; a trigger queues its files in the same transaction. */
function deleteAction(failure: string, message: string) {
  return ownerAction(imageDeleteSchema, failure, async ({ imageId }, owner) => {
    const projectId = await projectOf(imageId, owner, failure)
    const client = await createSessionClient()
    const removal = client.from('project_images').delete().eq('id', imageId).select('id')
    if (unwrap(await writeAndRefresh(projectId, removal)).length === 0)
      throw new ActionError(failure)
    removeFilesAfterwards()
    return { message }
  })
}
