import { logFailure } from '@/lib/log'

interface RecountOptions {
  read: () => Promise<number>
  onCount: (count: number) => void
  /** Merges a burst of events into one request. */
  delayMs?: number
  /** Wait after a failed request. */
  retryMs?: number
}

export interface Recount {
  request: () => void
  stop: () => void
}

/**
 * Counts in SQL on each event instead of adding and subtracting: events get lost, repeated or reordered,
 * and a deleted row holds only its key. At most one request runs at a time; events during it trigger one
 * more, so the last count is never older than the last event.
 */
export function createRecount({
  read,
  onCount,
  delayMs = 100,
  retryMs = 5_000,
}: RecountOptions): Recount {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let again = false
  let stopped = false

  const schedule = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(ask, ms)
  }

  const ask = async () => {
    timer = undefined
    asking = true
    again = false
    let answered = true
    try {
      const count = await read()
      if (!stopped) onCount(count)
    } catch (error) {
      answered = false
      if (!stopped) logFailure('The unread messages could not be counted', error)
    }
    asking = false
    if (stopped) return
    if (again) schedule(delayMs)
    else if (!answered) schedule(retryMs)
  }

  let firstRequest = 0
  return {
    request() {
      if (stopped) return
      if (asking) {
        again = true
        return
      }
      // A stream of events must not delay the request for ever.
      const now = Date.now()
      if (timer === undefined) firstRequest = now
      if (timer === undefined || now - firstRequest < delayMs * 5) schedule(delayMs)
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
