import type { HttpRequest, Upload } from 'tus-js-client'
import type { TransferEvent } from './upload-queue'

const STALL_MS = 30_000
const MOST_STALLS = 10

export type Report = (event: TransferEvent) => void

/** Only a hint: a server on this device answers all the same, so ask after a failure. */
export function isOffline(): boolean {
  return navigator.onLine === false
}

/** Waits until the browser is online, at most for the given time; rejects with the signal's reason. */
export async function whenOnline(signal: AbortSignal, ms?: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    window.addEventListener('online', () => resolve(), { once: true, signal })
    if (ms !== undefined) setTimeout(resolve, ms)
  })
}

interface LineOptions {
  /** Undefined if nothing is left to send. */
  sign: () => Promise<string | undefined>
  report: Report
  fail: () => void
}

/** Starts an upload, pauses it without a connection, and restarts it when the line stalls. */
export class Line {
  readonly #upload: Upload
  readonly #options: LineOptions
  #round = 0
  #stalls = 0
  #stall: ReturnType<typeof setTimeout> | undefined
  #isPaused = false
  #isWaiting = false
  // The client also reports progress before it sends anything.
  #hasRequest = false
  #isOver = false

  constructor(upload: Upload, options: LineOptions) {
    this.#upload = upload
    this.#options = options
    window.addEventListener('offline', this.#goOffline)
    window.addEventListener('online', this.#goOnline)
  }

  begin(): void {
    if (this.#isWaiting) return
    this.#watch()
    this.#upload.start()
  }

  alive(): void {
    this.#watch()
    if (this.#hasRequest) this.#resume()
  }

  arrived(): void {
    this.#stalls = 0
  }

  /** A request got no answer. */
  lost(): void {
    this.#pause()
    // The client schedules its retry after this call.
    if (isOffline()) queueMicrotask(this.#goOffline)
  }

  /** Signs a request, or holds it for ever if it must not go. */
  async admit(request: HttpRequest): Promise<void> {
    const round = this.#round
    clearTimeout(this.#stall)
    const signature = await this.#options.sign()
    // Nothing is left to send, or another request replaced this one during a pause.
    if (!signature || round !== this.#round) return new Promise<void>(() => {})
    this.#watch()
    this.#hasRequest = true
    request.setHeader('x-signature', signature)
  }

  end(): void {
    this.#isOver = true
    clearTimeout(this.#stall)
    window.removeEventListener('offline', this.#goOffline)
    window.removeEventListener('online', this.#goOnline)
  }

  #watch(): void {
    clearTimeout(this.#stall)
    if (this.#isOver) return
    this.#stall = setTimeout(() => {
      this.#stalls += 1
      this.#pause()
      this.#stop()
      if (this.#stalls > MOST_STALLS) this.#options.fail()
      else this.begin()
    }, STALL_MS)
  }

  #pause(): void {
    this.#hasRequest = false
    if (!this.#isPaused) this.#options.report({ type: 'paused' })
    this.#isPaused = true
  }

  #resume(): void {
    if (this.#isPaused) this.#options.report({ type: 'resumed' })
    this.#isPaused = false
  }

  #stop(): void {
    this.#round += 1
    clearTimeout(this.#stall)
    this.#upload.abort().catch(() => {})
  }

  readonly #goOffline = (): void => {
    this.#isWaiting = true
    this.#pause()
    this.#stop()
  }

  readonly #goOnline = (): void => {
    if (!this.#isWaiting) return
    this.#isWaiting = false
    this.#resume()
    this.begin()
  }
}
