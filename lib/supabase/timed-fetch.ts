/**
 * A fetch that gives up after `ms`: a backend that hangs must become an error that the page can show,
 * not a spinner without end.
 */
export const timedFetch = (ms: number) => limitedFetch(() => AbortSignal.timeout(ms))

/** Answers are kept by `'use cache'` alone, never in a second cache below it that no tag empties. */
export function limitedFetch(limitOf: () => AbortSignal): typeof fetch {
  return async (input, init) => {
    const limit = limitOf()
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    let answer: Response
    try {
      answer = await fetch(input, { cache: 'no-store', ...init, redirect: 'manual', signal })
    } catch (error) {
      // postgrest-js repeats a TimeoutError three times: a call that hung would hang four times as long.
      throw limit.aborted ? new DOMException('No answer in time', 'AbortError') : error
    }
    // Followed, a call would take its keys and rows along.
    const target = answer.headers.get('location')
    if (answer.status >= 300 && answer.status < 400 && target) {
      await answer.body?.cancel()
      throw new Error(
        `The backend redirected to ${new URL(target, answer.url || undefined).origin}`,
      )
    }
    return answer
  }
}

/** Long enough for a cold database, short enough for a visitor's patience. */
export const REQUEST_TIMEOUT_MS = 8_000
