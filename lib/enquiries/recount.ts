import { logFailure } from '@/lib/log'

export interface Recount {
  request: () => void
  stop: () => void
}

/** Merges a burst of events into one request. */
const DELAY_MS = 100

/** Wait after a failed request. */
const RETRY_MS = 5_000

/**
 * Counts in SQL on each event instead of adding and subtracting: events get lost, repeated or reordered,
 * and a deleted row holds only its key. At most one request runs at a time; events during it trigger one
 * more, so the last count is never older than the last event.
 */
export function createRecount(options: {
  read: () => Promise<number>
  onCount: (count: number) => void
}): Recount {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isOutdated = false
  let isStopped = false

  const schedule = (ms: number) => {
    timer ??= setTimeout(recount, ms)
  }

  const recount = async () => {
    timer = undefined
    isReading = true
    isOutdated = false
    try {
      const count = await options.read()
      if (!isStopped) options.onCount(count)
    } catch (error) {
      if (!isStopped) {
        logFailure('The unread messages could not be counted', error)
        schedule(isOutdated ? DELAY_MS : RETRY_MS)
      }
    }
    isReading = false
    if (isOutdated && !isStopped) schedule(DELAY_MS)
  }

  return {
    request() {
      if (isReading) isOutdated = true
      else if (!isStopped) schedule(DELAY_MS)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
