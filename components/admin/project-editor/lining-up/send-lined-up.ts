import { checkFile, deliverFile } from '@/components/admin/uploads/send-file'
import { toFailure } from '@/components/admin/uploads/upload-failure'
import { runAction } from '@/components/forms/run-action'
import type { ActionState } from '@/lib/action-state'
import { discardUploads } from '@/lib/media/actions'
import { failureWords } from '@/lib/media/words'
import type { Pair } from '@/lib/projects/editor/draft'
import type { LinedUpPictures } from './line-up.worker'

/** Ids of the uploads: the same for each try. */
export type UploadIds = Pick<Pair, 'beforeUpload' | 'afterUpload'>

export const newUploadIds = (): UploadIds => ({
  beforeUpload: crypto.randomUUID(),
  afterUpload: crypto.randomUUID(),
})

/** Sends both pictures; may be repeated. */
export async function sendLinedUp(
  projectId: string,
  { before, after }: LinedUpPictures,
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
    await send(ids.beforeUpload, before, 'before.jpg')
    await send(ids.afterUpload, after, 'after.jpg')
  } catch (error) {
    signal.throwIfAborted()
    const { code, reason } = toFailure(error)
    const isGone = code === 'file-gone'
    const message = failureWords('lined-up', code, reason)
    return { status: 'error', message, ...(isGone && { code }) }
  }
  return { status: 'success' }
}

/** Of a try that was given up; the server's sweep covers a failure. */
export async function discardLinedUp({ beforeUpload, afterUpload }: UploadIds): Promise<void> {
  const ids = [beforeUpload, afterUpload]
  await runAction(discardUploads, { ids }, 'Failed to remove the file')
}
