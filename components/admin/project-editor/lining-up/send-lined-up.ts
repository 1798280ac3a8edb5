import { checkFile, deliverFile } from '@/components/admin/uploads/send-file'
import { toFailure } from '@/components/admin/uploads/upload-failure'
import { runAction } from '@/components/forms/run-action'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import type { ActionState } from '@/lib/action-state'
import { discardUploads } from '@/lib/media/actions'
import { failureWords } from '@/lib/media/words'
import type { SavedPicture } from '@/lib/projects/editor/edit-rows'
import { lineUpImages } from '@/lib/projects/line-up-actions'
import type { LinedUpPictures } from './line-up.worker'

export interface Pair {
  projectId: string
  before: Photo
  after: Photo
}

/** As it was lined up: in another tab it may have been replaced since. */
type Photo = Pick<SavedPicture, 'id' | 'src'>

/** Ids of the uploads: the same for each try. */
export interface UploadIds {
  beforeUpload: string
  afterUpload: string
}

export const newUploadIds = (): UploadIds => ({
  beforeUpload: crypto.randomUUID(),
  afterUpload: crypto.randomUUID(),
})

/** Sends both pictures and has comparisons show them; may be repeated. */
export async function sendLinedUp(
  { projectId, before, after }: Pair,
  pictures: LinedUpPictures,
  ids: UploadIds,
  signal: AbortSignal,
): Promise<ActionState<unknown>> {
  const send = async (id: string, picture: Blob, name: string) => {
    const file = new File([picture], name, { type: picture.type })
    const purpose = 'lined-up' as const
    const outgoing = { id, projectId, purpose, file, signal, report: () => {} }
    await deliverFile(outgoing)
    await checkFile(outgoing)
  }
  try {
    await send(ids.beforeUpload, pictures.before, 'before.jpg')
    await send(ids.afterUpload, pictures.after, 'after.jpg')
  } catch (error) {
    signal.throwIfAborted()
    const { code, reason } = toFailure(error)
    const isGone = code === 'file-gone'
    const message = failureWords('lined-up', code, reason)
    return { status: 'error', message, ...(isGone && { code }) }
  }
  const pair = {
    beforeId: before.id,
    afterId: after.id,
    beforeSrc: before.src,
    afterSrc: after.src,
  }
  return runOwnerAction(lineUpImages, { ...pair, ...ids }, 'Failed to line up the photos')
}

/** Of a try that was given up; the server's sweep covers a failure. */
export async function discardLinedUp({ beforeUpload, afterUpload }: UploadIds): Promise<void> {
  const ids = [beforeUpload, afterUpload]
  await runAction(discardUploads, { ids }, 'Failed to remove the file')
}
