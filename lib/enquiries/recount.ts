import type { OwnerView } from '@/lib/auth/read-owner'
import { logFailure } from '@/lib/log'

/** Merges a burst of events into one request. */
const DELAY_MS = 100

/** Wait after a failed request. */
const RETRY_MS = 5_000

const POLL_MS = 30_000

/**
 * Counts in SQL on each event instead of adding and subtracting: events get lost, repeated or reordered,
 * and a deleted row holds only its key. At most one request runs at a time; events during it trigger one
 * more, so the last count is never older than the last event.
 * @returns what requests a count
 */
export function createRecount(options: {
  read: () => Promise<number>
  onCount: (count: number) => void
  signal: AbortSignal
}): () => void {
  const { signal } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReading = false
  let isOutdated = false

  const schedule = (ms: number) => {
    timer ??= setTimeout(recount, ms)
  }

  const recount = async () => {
    timer = undefined
    isReading = true
    isOutdated = false
    try {
      const count = await options.read()
      if (!signal.aborted) options.onCount(count)
    } catch (error) {
      if (!signal.aborted) {
        logFailure('The unread messages could not be counted', error)
        schedule(isOutdated ? DELAY_MS : RETRY_MS)
      }
    }
    isReading = false
    if (isOutdated && !signal.aborted) schedule(DELAY_MS)
  }

  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => {
    if (isReading) isOutdated = true
    else if (!signal.aborted) schedule(DELAY_MS)
  }
}

export interface PollOptions {
  read: () => Promise<OwnerView | null>
  onCount: (unread: number) => void
  /** The session has ended. */
  onSignedOut: () => void
  /** Asked every 30 s. */
  mustPoll?: () => boolean
  signal: AbortSignal
}

/** Counts again when the window is looked at, and every 30 s: while it is visible, unless told when. */
export function pollUnread(options: PollOptions): () => void {
  const { onCount, onSignedOut, mustPoll = isVisible, signal } = options
  const recount = createRecount({
    async read() {
      const owner = await options.read()
      if (!owner && !signal.aborted) onSignedOut()
      return owner?.unread ?? 0
    },
    onCount,
    signal,
  })
  const look = () => isVisible() && recount()
  const poll = setInterval(() => mustPoll() && recount(), POLL_MS)
  window.addEventListener('focus', look, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  signal.addEventListener('abort', () => clearInterval(poll))
  return recount
}

const isVisible = () => document.visibilityState === 'visible'
