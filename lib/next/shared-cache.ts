/** Private pages and endpoints: no cache may store them or anything below them, RSC responses included. */
const unshared = '(?:api|auth|bodhi|dashboard|login|projects/new|projects/[^/]+/edit)'

/** Source for the headers of next.config.ts. Build files and pictures have their own lifetimes. */
export const unsharedSource = `/(${unshared}(?:[./].*)?)`
export const sharedSource = `/((?!_next/|photos/|${unshared}(?:[./]|$)).*)`

/**
 * How long shared caches may serve a page: fresh for a minute, then stale for another minute while they
 * revalidate. Browsers always revalidate. A host that purges by tag does not need it.
 */
export const sharedCacheHeaders = [
  { key: 'Cache-Control', value: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60' },
]

export const NEVER_STORED = 'private, no-cache, no-store, max-age=0, must-revalidate'
export const neverStoredHeaders = [{ key: 'Cache-Control', value: NEVER_STORED }]
