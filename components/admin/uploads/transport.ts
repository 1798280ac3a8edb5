import type { DetailedError, HttpRequest, HttpResponse } from 'tus-js-client'
import type { SignedUpload } from '@/lib/media/actions'
import { REFUSED } from '@/lib/media/words'
import { Line, type Report } from './connection'
import { UploadFailure } from './upload-failure'

/** Hosted storage takes chunks of exactly this size. */
const CHUNK = 6 * 1024 * 1024
/** The client counts from the start after each chunk: about seven minutes for one. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, ...Array<number>(27).fill(15_000)]
const FEW = 3
const STAGED_SECONDS = '3600'

/** The abort reason of a cancelled upload, which the server may then forget. */
export const CANCELLED = 'cancelled'

export interface Transfer {
  bucket: string
  /** Holds owner, project and upload, so it identifies what can be resumed. */
  path: string
  signed: SignedUpload
  /** Another signature after a refusal; null if the bytes are already there. */
  renew: () => Promise<SignedUpload | null>
  signal: AbortSignal
  report: Report
}

/**
 * Sends a file to storage and resumes after each break. A file of one chunk takes one request; a
 * larger one continues from the last acknowledged chunk, also after a reload.
 * @throws UploadFailure, or the signal's reason
 */
export async function transfer(file: File, options: Transfer): Promise<void> {
  const { renew, signal, report } = options
  let signed: SignedUpload | null = options.signed
  const tus = await import('tus-js-client')
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const settle = (then: () => void) => {
      line.end()
      signal.removeEventListener('abort', stop)
      then()
    }
    const upload = new tus.Upload(file, {
      ...fixedOptions(file, options),
      onBeforeRequest: (request) => line.admit(request),
      onAfterResponse(request, response) {
        // 409: an earlier try whose answer was lost may have stored the file.
        if (isRefused(response) || response.getStatus() === 409) signed = null
        keepPartialUpload(request, response)
      },
      onShouldRetry(error, attempt) {
        if (!error.originalResponse && !(error.causingError instanceof UploadFailure)) line.lost()
        return canRetry(error, attempt)
      },
      onProgress(sent, total) {
        line.alive()
        report({ type: 'progressed', progress: sent / total })
      },
      onChunkComplete: () => line.arrived(),
      onSuccess: () => settle(resolve),
      onError: (error) => settle(() => reject(toUploadFailure(error))),
    })
    const sign = async () => {
      signed ??= await renew()
      if (!signed) settle(resolve)
      return signed?.signature
    }
    const line = new Line(upload, { sign, report, fail })
    function fail() {
      settle(() => reject(new UploadFailure('lost')))
    }
    function stop() {
      settle(() => reject(signal.reason))
      upload.abort(signal.reason === CANCELLED).catch(() => {})
    }
    signal.addEventListener('abort', stop)
    upload.findPreviousUploads().then((former) => {
      if (signal.aborted) return
      const last = former.at(-1)
      if (last) upload.resumeFromPreviousUpload(last)
      line.begin()
    }, reject)
  })
}

function fixedOptions(file: File, { bucket, path, signed }: Transfer) {
  return {
    endpoint: signed.resumableUrl,
    chunkSize: CHUNK,
    uploadDataDuringCreation: file.size <= CHUNK,
    storeFingerprintForResuming: file.size > CHUNK,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    metadata: {
      bucketName: bucket,
      objectName: path,
      contentType: file.type,
      cacheControl: STAGED_SECONDS,
    },
    // A smaller version of a photo must not continue the larger one.
    fingerprint: async () => `${path} ${file.size}`,
  }
}

/** Storage refuses a signature with 400; a HEAD answer has no body to tell more. */
function isRefused(response: HttpResponse): boolean {
  return [400, 401, 403].includes(response.getStatus())
}

/** The client would start over after any refused HEAD. */
function keepPartialUpload(request: HttpRequest, response: HttpResponse): void {
  if (request.getMethod() !== 'HEAD') return
  const status = response.getStatus()
  if (isRefused(response)) throw new UploadFailure('lost', REFUSED)
  if (status >= 500 || status === 429) throw new UploadFailure('lost')
}

function canRetry({ causingError, originalResponse }: DetailedError, attempt: number): boolean {
  if (causingError instanceof UploadFailure) {
    return causingError.code === 'lost' && (!causingError.reason || attempt < FEW)
  }
  if (originalResponse && isRefused(originalResponse)) return attempt < FEW
  const status = originalResponse?.getStatus() ?? 0
  return status < 400 || status >= 500 || [409, 423, 429].includes(status)
}

function toUploadFailure(error: Error | DetailedError): UploadFailure {
  if (!('originalResponse' in error)) return new UploadFailure('lost')
  const { causingError, originalResponse: response } = error
  if (causingError instanceof UploadFailure) return causingError
  // A gateway's words mean nothing to the owner.
  const isReason = response && response.getStatus() < 500
  return new UploadFailure('lost', isReason ? reasonIn(response.getBody()) : undefined)
}

/** Storage's message: in JSON, or a line of text. */
function reasonIn(body: string): string | undefined {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : undefined
  } catch {
    return body.startsWith('<') ? undefined : body.trim().slice(0, 200) || undefined
  }
}
