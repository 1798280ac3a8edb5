import type { SignedUpload } from '@/lib/media/actions'
import { reasonIn, SendError } from './failures'

const STALL_MS = 30_000
const PICTURE_SECONDS = 3600

interface Sending {
  signal: AbortSignal
  /** 0 to 1. */
  onProgress: (part: number) => void
}

/**
 * Puts the raw bytes to their signed address; fetch would not tell the progress. Whatever lies there
 * already is this very file, from a try whose answer was lost.
 */
export function sendImage(
  file: File,
  { url }: Pick<SignedUpload, 'url'>,
  sending: Sending,
): Promise<void> {
  const { signal, onProgress } = sending
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const give = (settle: () => void) => () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
      settle()
    }
    const lost = give(() => reject(new SendError()))
    const stop = give(() => {
      request.abort()
      reject(signal.reason)
    })
    const stalled = () => {
      lost()
      request.abort()
    }
    let stall = setTimeout(stalled, STALL_MS)
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall)
      stall = setTimeout(stalled, STALL_MS)
      onProgress(loaded / file.size)
    }
    request.onerror = lost
    request.onload = give(() => {
      const problem = problemOf(request)
      if (problem) reject(problem)
      else resolve()
    })
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop)
    request.open('PUT', url)
    request.setRequestHeader('content-type', file.type)
    request.setRequestHeader('cache-control', `max-age=${PICTURE_SECONDS}`)
    request.send(file)
  })
}

function problemOf({ status, responseText }: XMLHttpRequest): SendError | undefined {
  if (status >= 200 && status < 300) return undefined
  // Storage answers a duplicate with 400 and the real status inside.
  if (status === 409 || /"statusCode":\s*"409"|"Duplicate"/.test(responseText)) return undefined
  // A gateway's words mean nothing to the owner.
  return new SendError(status >= 500 ? '' : reasonIn(responseText))
}
