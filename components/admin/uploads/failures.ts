import { isVideo, type UploadPurpose } from '@/lib/media/limits'

/** Bytes that did not get through; the message is the server's reason, empty where there is none. */
export class SendError extends Error {
  override name = 'SendError'
}

/** Why an upload ended, in the words the owner reads. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  /** Not where the file itself is refused. */
  readonly canRetry: boolean

  constructor(words: string, canRetry: boolean) {
    super(words)
    this.canRetry = canRetry
  }
}

/**
 * The words of specification §8.
 * @param reason as the server gave it; none where it was never reached
 */
function failureWords(purpose: UploadPurpose, reason?: string): string {
  if (isVideo(purpose)) {
    return `Failed to upload video: ${reason || 'The connection was lost. Please try again.'}`
  }
  if (purpose === 'replace') {
    return reason ? `Failed to replace image: ${reason}` : 'Failed to replace image'
  }
  return reason
    ? `Failed to upload ${purpose} image: ${reason}`
    : `Failed to upload ${purpose} image. Please try again.`
}

/** What storage says in a refusal: JSON with a message, or a line of text. */
export function reasonIn(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return body.startsWith('<') ? '' : body.trim().slice(0, 200)
  }
}

/** Whatever else went wrong on the way is only logged. */
export function toFailure(error: unknown, purpose: UploadPurpose): UploadFailure {
  if (error instanceof UploadFailure) return error
  console.error(error)
  const reason = error instanceof SendError ? error.message : undefined
  return new UploadFailure(failureWords(purpose, reason), true)
}
