import { runOwnerAction } from '@/components/forms/run-owner-action'
import type { ActionState } from '@/lib/action-state'
import { finishUpload, requestUpload } from '@/lib/media/actions'
import { saveLogo } from '@/lib/profile/actions'
import { sendImage } from '../uploads/send-image'

export const FAILURE = 'Failed to update logo'

/**
 * Announces, sends, has checked and wears a logo; the bytes go straight to storage.
 * @param id the same for each try with the same file, so that nothing is sent or stored twice
 */
export async function sendLogo(
  id: string,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<ActionState> {
  const { name, type, size } = file
  const purpose = 'logo'
  const target = await runOwnerAction(
    requestUpload,
    { id, projectId: null, purpose, name, type, size },
    FAILURE,
  )
  if (target.status !== 'success' || !target.data) return target
  const { signed } = target.data
  const { signal } = new AbortController()
  try {
    if (signed) await sendImage(file, signed, { signal, onProgress })
  } catch (error) {
    console.error(error)
    return { status: 'error', message: FAILURE }
  }
  const checked = await runOwnerAction(finishUpload, { id, purpose }, FAILURE)
  if (checked.status !== 'success') return checked
  return runOwnerAction(saveLogo, { id }, FAILURE)
}
