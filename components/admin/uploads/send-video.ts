import type { DetailedError, HttpRequest, HttpResponse, Upload } from 'tus-js-client'
import type { RealtimeTarget } from '@/lib/supabase/browser'
import type { BrowserToken } from '../browser-token'
import { reasonIn, SendError, SIGNED_OUT, statusIn } from './failures'

/** Hosted storage takes chunks of exactly this size. */
const CHUNK = 6 * 1024 * 1024
/** Starts over with each chunk that arrives: some seven minutes for a single one. */
const RETRY_DELAYS = [500, 1000, 2000, 4000, 8000, ...Array<number>(27).fill(15_000)]
const STALL_MS = 30_000
const MOST_STALLS = 10

/** Why sending was stopped: taken back for good, so that the server may forget the bytes too. */
export const TAKEN_BACK = 'taken back'

interface Sending {
  /** In the staging bucket; holds owner, project and upload, and so names what may be gone on with. */
  path: string
  storage: RealtimeTarget
  token: BrowserToken
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
  const { path, storage, token, signal, onProgress } = sending
  const [tus, { stripVideo }] = await Promise.all([
    import('tus-js-client'),
    import('./strip-video'),
  ])
  const stripped = await stripVideo(file)
  signal.throwIfAborted()
  await new Promise<void>((resolve, reject) => {
    const upload = new tus.Upload(stripped, {
      endpoint: `${storage.url}/storage/v1/upload/resumable`,
      chunkSize: CHUNK,
      retryDelays: RETRY_DELAYS,
      removeFingerprintOnSuccess: true,
      headers: { apikey: storage.key },
      metadata: {
        bucketName: 'uploads',
        objectName: path,
        contentType: file.type,
        cacheControl: '3600',
      },
      fingerprint: async () => path,
      onBeforeRequest: (request) => line.admit(request),
      onAfterResponse: (request, response) => keepWhatIsThere(request, response, token),
      onShouldRetry: (error, attempt) => canRetry(error, attempt),
      onProgress(sent, total) {
        line.alive()
        onProgress(sent / total)
      },
      onChunkComplete: () => line.arrived(),
      onSuccess: () => settle(resolve),
      onError: (error) => settle(() => (isThere(error) ? resolve() : reject(toSendError(error)))),
    })
    const line = holdLine(upload, token, () => settle(() => reject(new SendError())))
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
function holdLine(upload: Upload, token: BrowserToken, giveUp: () => void) {
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
      const current = await token.read()
      // Asked for before a pause: another request has taken its place.
      if (own !== round) await new Promise(() => {})
      if (!current) throw new SendError(SIGNED_OUT)
      request.setHeader('authorization', `Bearer ${current}`)
    },
    end() {
      clearTimeout(stall)
      window.removeEventListener('offline', goOffline)
      window.removeEventListener('online', goOnline)
    },
  }
}

/** Hosted storage refuses a token with 400; why stands in the body, which the answer to a HEAD has none of. */
function isTokenRefused(method: string, response: HttpResponse): boolean {
  if (response.getStatus() !== 400) return false
  return method === 'HEAD' || statusIn(response.getBody()) === '403'
}

function isRefused(method: string, response: HttpResponse): boolean {
  const status = response.getStatus()
  return status === 401 || status === 403 || isTokenRefused(method, response)
}

/** The client takes any refused look at a former upload for its end, and would send everything again. */
function keepWhatIsThere(request: HttpRequest, response: HttpResponse, token: BrowserToken) {
  const status = response.getStatus()
  const refused = isRefused(request.getMethod(), response)
  if (refused) token.forget()
  if (request.getMethod() !== 'HEAD') return
  if (status >= 500 || status === 429 || refused) {
    throw new SendError(refused ? SIGNED_OUT : '')
  }
}

const FEW = 3

function canRetry(error: DetailedError, attempt: number): boolean {
  if (error.causingError instanceof SendError && error.causingError.message) return attempt < FEW
  const { originalRequest, originalResponse } = error
  if (originalResponse && isRefused(originalRequest.getMethod(), originalResponse)) {
    return attempt < FEW
  }
  const status = originalResponse?.getStatus() ?? 0
  if (status === 409) return !isThere(error)
  return status < 400 || status >= 500 || status === 423 || status === 429
}

/** All of it lies there already, from a try whose answer was lost. */
function isThere(error: Error | DetailedError): boolean {
  if (!('originalResponse' in error)) return false
  return error.originalResponse?.getStatus() === 409 && error.originalRequest.getMethod() === 'POST'
}

function toSendError(error: Error | DetailedError): SendError {
  if (!('originalResponse' in error)) return new SendError()
  if (error.causingError instanceof SendError) return error.causingError
  const response = error.originalResponse
  if (response && isTokenRefused(error.originalRequest.getMethod(), response)) {
    return new SendError(SIGNED_OUT)
  }
  const isReason = response && response.getStatus() < 500
  return new SendError(isReason ? reasonIn(response.getBody()) : '')
}
