/** Private pages and endpoints: no cache may store them or anything below them, RSC responses included. */
const unshared = '(?:api|auth|bodhi|dashboard|login|projects/new|projects/[^/]+/edit)'

/** Source for the headers of next.config.ts. Build files have their own lifetimes. */
export const unsharedSource = `/(${unshared}(?:[./].*)?)`
export const sharedSource = `/((?!_next/|${unshared}(?:[./]|$)).*)`

export const TARGETED = 'CDN-Cache-Control'

/**
 * How long shared caches may serve a page: fresh for a minute, then stale for another minute while they
 * revalidate. A host that purges by tag does not need it.
 */
export const sharedCacheHeaders = [
  // RFC 9213: for shared caches only, and overrides the next one there.
  { key: TARGETED, value: 'max-age=60, stale-while-revalidate=60' },
  // For other caches, which would use Next's thirty days. Browsers always revalidate.
  {
    key: 'Cache-Control',
    value: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  },
]

export const NEVER_STORED = 'private, no-cache, no-store, max-age=0, must-revalidate'
