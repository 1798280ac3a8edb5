import type { HttpRequest, Upload } from 'tus-js-client'
import type { TransferEvent } from './upload-queue'

const STALL_MS = 30_000
const MOST_STALLS = 10

export type Report = (event: TransferEvent) => void

/** Only a hint: a server on this device answers all the same, so ask after a failure. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

/** Reports a pause and waits until the browser is online; rejects with the signal's reason. */
export async function whenOnline(signal: AbortSignal, report: Report): Promise<void> {
  report({ type: 'paused' })
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })
  report({ type: 'resumed' })
}

interface Line {
  /** Undefined if nothing is left to send. */
  sign: () => Promise<string | undefined>
  report: Report
  giveUp: () => void
}

/** Starts an upload, pauses it without a connection, and restarts it when the line stalls. */
export function holdLine(upload: Upload, { sign, report, giveUp }: Line) {
  let round = 0
  let stalls = 0
  let stall: ReturnType<typeof setTimeout> | undefined
  let isPaused = false
  let isWaiting = false
  // The client also reports progress before it sends anything.
  let hasRequest = false
  let isOver = false

  const watch = () => {
    clearTimeout(stall)
    if (isOver) return
    stall = setTimeout(() => {
      stalls += 1
      pause()
      stop()
      if (stalls > MOST_STALLS) giveUp()
      else begin()
    }, STALL_MS)
  }
  const pause = () => {
    hasRequest = false
    if (!isPaused) report({ type: 'paused' })
    isPaused = true
  }
  const resume = () => {
    if (isPaused) report({ type: 'resumed' })
    isPaused = false
  }
  const stop = () => {
    round += 1
    clearTimeout(stall)
    upload.abort().catch(() => {})
  }
  const begin = () => {
    if (isWaiting) return
    watch()
    upload.start()
  }
  const goOffline = () => {
    isWaiting = true
    pause()
    stop()
  }
  const goOnline = () => {
    if (!isWaiting) return
    isWaiting = false
    resume()
    begin()
  }
  window.addEventListener('offline', goOffline)
  window.addEventListener('online', goOnline)

  return {
    begin,
    alive() {
      watch()
      if (hasRequest) resume()
    },
    arrived() {
      stalls = 0
    },
    /** A request got no answer. */
    lost() {
      pause()
      // The client schedules its retry after this call.
      if (isOffline()) queueMicrotask(goOffline)
    },
    async admit(request: HttpRequest) {
      const own = round
      clearTimeout(stall)
      const signature = await sign()
      // Nothing is left to send, or another request replaced this one during a pause.
      if (!signature || own !== round) return new Promise<void>(() => {})
      watch()
      hasRequest = true
      request.setHeader('x-signature', signature)
    },
    end() {
      isOver = true
      clearTimeout(stall)
      window.removeEventListener('offline', goOffline)
      window.removeEventListener('online', goOnline)
    },
  }
}
