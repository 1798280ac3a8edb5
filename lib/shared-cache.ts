/** What goes to one person alone, or acts: no cache may keep it. Also as RSC, and below. */
const unshared = '(?:api|auth|bodhi|dashboard|login|projects/new|projects/[^/]+/edit)'

/** Sources for the headers of next.config.ts. Files of a build have lifetimes of their own. */
export const unsharedSource = `/(${unshared}(?:[./].*)?)`
export const sharedSource = `/((?!_next/|${unshared}(?:[./]|$)).*)`

export const TARGETED = 'CDN-Cache-Control'

/**
 * How long caches between us and the visitor may show what they have: fresh for a minute, and for
 * another one while they ask again. A host that purges by tag never needs it.
 */
export const sharedCacheHeaders = [
  // Of RFC 9213: for caches alone, and stronger there than the next.
  { key: TARGETED, value: 'max-age=60, stale-while-revalidate=60' },
  // For the others, which would follow Next's thirty days. Browsers always ask.
  {
    key: 'Cache-Control',
    value: 'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
  },
]

export const NEVER_STORED = 'private, no-cache, no-store, max-age=0, must-revalidate'
