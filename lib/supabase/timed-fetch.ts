/**
 * A fetch that gives up after `ms`: a backend that hangs must become an error that the page can show,
 * not a spinner without end. Its answers are kept by `'use cache'` alone, never in a second cache
 * below it that no tag empties.
 */
export function timedFetch(ms: number): typeof fetch {
  return (input, init) => {
    const timeout = AbortSignal.timeout(ms)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    return fetch(input, { cache: 'no-store', ...init, signal })
  }
}

/** Long enough for a cold database, short enough for a visitor's patience. */
export const REQUEST_TIMEOUT_MS = 8_000
