/**
 * A fetch with a time limit in milliseconds: a hanging backend must become an error that the page can
 * show, not an endless spinner.
 */
export const timedFetch = (ms: number) => limitedFetch(() => AbortSignal.timeout(ms))

/** No fetch cache: only `'use cache'` stores responses, under tags that can be updated. */
export function limitedFetch(limitOf: () => AbortSignal): typeof fetch {
  return async (input, init) => {
    const limit = limitOf()
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    let answer: Response
    try {
      answer = await fetch(input, { cache: 'no-store', ...init, redirect: 'manual', signal })
    } catch (error) {
      // An AbortError, since postgrest-js retries a TimeoutError three times.
      throw limit.aborted ? new DOMException('No answer in time', 'AbortError') : error
    }
    // Following a redirect would send keys and rows along.
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

/** Long enough for a cold database, short enough for a visitor. */
export const REQUEST_TIMEOUT_MS = 8_000
