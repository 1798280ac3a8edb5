import type { FailureCode } from '@/lib/media/words'

/** Why an upload stopped: a code to decide by, and the server's reason to show. */
export class UploadFailure extends Error {
  override name = 'UploadFailure'
  readonly code: FailureCode
  readonly reason: string | undefined

  constructor(code: FailureCode, reason?: string) {
    super(reason ?? code)
    this.code = code
    this.reason = reason
  }
}

/** Anything unexpected is logged and counts as a lost connection. */
export function toFailure(error: unknown): Pick<UploadFailure, 'code' | 'reason'> {
  if (error instanceof UploadFailure && error.code !== 'lost') return error
  console.error(error)
  return error instanceof UploadFailure ? error : { code: 'lost', reason: undefined }
}
