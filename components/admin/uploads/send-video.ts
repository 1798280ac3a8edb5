import type { DetailedError, HttpRequest, HttpResponse, Upload } from 'tus-js-client'
import type { SignedUpload } from '@/lib/media/actions'
import { reasonIn, SendError, UploadFailure } from './failures'

/** Hosted storage takes chunks of exactly this size. */
const CHUNK = 6 * 1024 * 1024
/** Starts over with each chunk that arrives: some seven minutes for a single one. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, ...Array<number>(27).fill(15_000)]
const STALL_MS = 30_000
const MOST_STALLS = 10

/** Why sending was stopped: taken back for good, so that the server may forget the bytes too. */
export const TAKEN_BACK = 'taken back'

const REFUSED = 'The upload was refused. Please try again.'

interface Sending {
  bucket: string
  /** Holds owner, project and upload, and so names what may be gone on with. */
  path: string
  signed: SignedUpload
  /** Another signature once one was refused, as it is after two hours; null where the bytes are there. */
  renew: () => Promise<SignedUpload | null>
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Sends a video in chunks and goes on from the last acknowledged one, however often the connection
 * breaks, and after a reload. What the server no longer knows starts anew. Where it was filmed
 * stays with the owner.
 */
export async function sendVideo(file: File, sending: Sending): Promise<void> {
  const { bucket, path, renew, signal, onProgress } = sending
  let signed: SignedUpload | null = sending.signed
  const [tus, { stripVideo }] = await Promise.all([
    import('tus-js-client'),
    import('./strip-video'),
  ])
  const stripped = await stripVideo(file)
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const upload = new tus.Upload(stripped, {
      endpoint: signed?.resumableUrl,
      chunkSize: CHUNK,
      retryDelays: RETRY_DELAYS,
      removeFingerprintOnSuccess: true,
      metadata: {
        bucketName: bucket,
        objectName: path,
        contentType: file.type,
        cacheControl: '3600',
      },
      fingerprint: async () => path,
      onBeforeRequest: (request) => line.admit(request),
      onAfterResponse(request, response) {
        if (isRefused(response)) signed = null
        keepWhatIsThere(request, response)
      },
      onShouldRetry: (error, attempt) => canRetry(error, attempt),
      onProgress(sent, total) {
        line.alive()
        onProgress(sent / total)
      },
      onChunkComplete: () => line.arrived(),
      onSuccess: () => settle(resolve),
      onError: (error) => settle(() => reject(toSendError(error))),
    })
    const sign = async () => {
      signed ??= await renew()
      // All of it arrived in a try whose answer was lost.
      if (!signed) settle(resolve)
      return signed?.signature
    }
    const line = holdLine(upload, sign, () => settle(() => reject(new SendError())))
    const stop = () => {
      settle(() => reject(signal.reason))
      upload.abort(signal.reason === TAKEN_BACK).catch(() => {})
    }
    const settle = (then: () => void) => {
      line.end()
      signal.removeEventListener('abort', stop)
      then()
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

/** Starts an upload, pauses it while there is no network, and starts it again where a line has died silently. */
function holdLine(upload: Upload, sign: () => Promise<string | undefined>, giveUp: () => void) {
  let round = 0
  let stalls = 0
  let stall: ReturnType<typeof setTimeout> | undefined

  const alive = () => {
    clearTimeout(stall)
    stall = setTimeout(() => {
      stalls += 1
      pause()
      if (stalls > MOST_STALLS) giveUp()
      else begin()
    }, STALL_MS)
  }
  const pause = () => {
    round += 1
    clearTimeout(stall)
    upload.abort().catch(() => {})
  }
  const begin = () => {
    alive()
    upload.start()
  }
  let isOffline = false
  const goOffline = () => {
    isOffline = true
    pause()
  }
  const goOnline = () => {
    if (isOffline) begin()
    isOffline = false
  }
  window.addEventListener('offline', goOffline)
  window.addEventListener('online', goOnline)

  return {
    alive,
    begin,
    arrived() {
      stalls = 0
    },
    async admit(request: HttpRequest) {
      const own = round
      const signature = await sign()
      // Nothing is left to send, or it was asked for before a pause and another request has taken its place.
      if (!signature || own !== round) return new Promise<void>(() => {})
      request.setHeader('x-signature', signature)
    },
    end() {
      clearTimeout(stall)
      window.removeEventListener('offline', goOffline)
      window.removeEventListener('online', goOnline)
    },
  }
}

/** Storage refuses a signature with 400, in words of its own, and without any where it is a HEAD. */
function isRefused(response: HttpResponse): boolean {
  return [400, 401, 403].includes(response.getStatus())
}

/** The client takes any refused look at a former upload for its end, and would send everything again. */
function keepWhatIsThere(request: HttpRequest, response: HttpResponse): void {
  if (request.getMethod() !== 'HEAD') return
  const status = response.getStatus()
  if (isRefused(response)) throw new SendError(REFUSED)
  if (status >= 500 || status === 429) throw new SendError()
}

const FEW = 3

function canRetry({ causingError, originalResponse }: DetailedError, attempt: number): boolean {
  if (causingError instanceof UploadFailure) return false
  if (causingError instanceof SendError && causingError.message) return attempt < FEW
  if (originalResponse && isRefused(originalResponse)) return attempt < FEW
  const status = originalResponse?.getStatus() ?? 0
  return status < 400 || status >= 500 || [409, 423, 429].includes(status)
}

function toSendError(error: Error | DetailedError): Error {
  if (!('originalResponse' in error)) return new SendError()
  const { causingError, originalResponse: response } = error
  if (causingError instanceof SendError || causingError instanceof UploadFailure) {
    return causingError
  }
  const isReason = response && response.getStatus() < 500
  return new SendError(isReason ? reasonIn(response.getBody()) : '')
}
