/** Bytes a second below which photos are sent smaller: 2 Mbit/s. */
const SLOW = 250_000
const SLOW_MBIT = 2
const WINDOW_MS = 2_000
/** A smaller file may be in the system's buffer at once. */
const TELLING_BYTES = 100_000

/** What Chromium knows of the line before anything is sent. */
interface Connection {
  saveData?: boolean
  downlink?: number
}

interface Running {
  sent: number
  total: number
  /** When its first bytes had gone. */
  since: number
}

/** Measures the line by what all running transfers of a form move together. */
export class LineSpeed {
  readonly #running = new Map<string, Running>()
  readonly #listeners = new Set<() => void>()
  #measured: boolean | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #since = 0
  #bytes = 0

  get isSlow(): boolean {
    const { saveData, downlink = SLOW_MBIT } = connection()
    return saveData === true || (this.#measured ?? downlink < SLOW_MBIT)
  }

  /** @param listener called after each measurement of a slow line, until unsubscribed */
  onSlow(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  moved(id: string, sent: number, total: number): void {
    const now = performance.now()
    const former = this.#running.get(id)
    if (sent <= 0) return
    if (former && sent >= former.sent) this.#bytes += sent - former.sent
    // The first bytes go into a buffer, whatever the line.
    this.#running.set(id, { sent, total, since: former?.since ?? now })
    this.#watch(now)
  }

  /** The server has all of it: at least as fast as that. */
  arrived(id: string): void {
    const { total = 0, since = 0 } = this.#running.get(id) ?? {}
    const ms = Math.max(1, performance.now() - since)
    if (total >= TELLING_BYTES && (total * 1000) / ms >= SLOW) this.#measured = false
    this.ended(id)
  }

  /** Paused, stopped, failed or begun again. */
  ended(id: string): void {
    this.#running.delete(id)
    this.#watch(performance.now())
  }

  /** Measures only while there are bytes left to send. */
  #watch(now: number): void {
    const isSending = [...this.#running.values()].some(({ sent, total }) => sent < total)
    if (isSending === Boolean(this.#timer)) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!isSending) return
    this.#since = now
    this.#bytes = 0
    this.#timer = setTimeout(() => this.#measure(), WINDOW_MS)
  }

  #measure(): void {
    const now = performance.now()
    this.#measured = (this.#bytes * 1000) / (now - this.#since) < SLOW
    this.#timer = undefined
    this.#watch(now)
    if (this.#measured) for (const listener of this.#listeners) listener()
  }
}

function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {}
}
