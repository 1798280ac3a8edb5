import { runAction } from '@/components/forms/run-action'
import type { ActionState } from '@/lib/action-state'
import { finishUpload, requestUpload } from '@/lib/media/actions'
import { saveLogo } from '@/lib/profile/actions'

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
  const target = await runAction(
    requestUpload,
    { id, projectId: null, purpose, name, type, size },
    FAILURE,
  )
  if (target.status !== 'success' || !target.data) return target
  const { signedUrl, isStaged } = target.data
  if (!isStaged && !(signedUrl && (await put(signedUrl, file, onProgress)))) {
    return { status: 'error', message: FAILURE }
  }
  const checked = await runAction(finishUpload, { id, purpose }, FAILURE)
  if (checked.status !== 'success') return checked
  return runAction(saveLogo, { id }, FAILURE)
}

/** XMLHttpRequest, since fetch does not tell how far it is. */
function put(url: string, file: File, onProgress: (fraction: number) => void): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.timeout = 120_000
    request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => resolve(request.status >= 200 && request.status < 300)
    request.onerror = () => resolve(false)
    request.ontimeout = () => resolve(false)
    request.send(file)
  })
}
