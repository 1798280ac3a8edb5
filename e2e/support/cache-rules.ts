import type { IncomingHttpHeaders } from 'node:http'

/** How long an answer may be shown, in seconds. */
export interface Lifetime {
  fresh: number
  /** Longer, while it is asked for anew. */
  stale: number
}

/** Without a word about it a cache may guess (RFC 9111, 4.2.2). */
const GUESSED_S = 10
const guessable = new Set([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501])

/**
 * Whether a shared cache may keep an answer (RFC 9111), and for how long. Nothing here looks at
 * cookies: the standard forbids nobody to keep and hand out an answer that sets one.
 */
export function lifetimeOf(status: number, headers: IncomingHttpHeaders): Lifetime | undefined {
  if (headers.vary?.includes('*')) return undefined
  const words = directives(headers['cache-control'])
  if (words.has('no-store') || words.has('private') || words.has('no-cache')) return undefined
  const fresh = words.get('s-maxage') ?? words.get('max-age')
  if (fresh === undefined) {
    return guessable.has(status) ? { fresh: GUESSED_S, stale: 0 } : undefined
  }
  return { fresh: Number(fresh), stale: Number(words.get('stale-while-revalidate') ?? 0) }
}

function directives(text = ''): Map<string, string> {
  const pairs = text.split(',').map((part) => part.trim().toLowerCase().split('='))
  return new Map(pairs.map(([name = '', value = '']) => [name, value]))
}
