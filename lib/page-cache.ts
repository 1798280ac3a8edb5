import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node takes the whole CommonJS module for its default export.
const { default: FileSystemCache } = {
  ...nextCache,
  ...(nextCache.default as unknown as Partial<typeof nextCache>),
}
type Files = InstanceType<typeof FileSystemCache>
type Page = Parameters<Files['set']>[1]

/** A page that is being made: from when on it may have read what it shows. */
interface Making {
  since: number
  ended: Promise<void>
  end: () => void
}

/** A change is not held up for longer by pages that were begun before it. */
const PATIENCE_MS = 2_000
const TAGS = 'x-next-cache-tags'
const pages = ['APP_PAGE', 'APP_ROUTE']

// Next makes a cache for each request; these belong to the process.
const making = new Map<string, Making>()
/** Asked for and never stored, such as the sign-in page: made for each request, so nobody joins one. */
const unstored = new Set<string>()
const changedAt = new Map<string, number>()

/**
 * Next's own store of rendered pages, which takes a page for as new as the moment it is stored. One
 * that was begun before a change and finished after it would so be shown for weeks, as it was before.
 * Here such a page is not kept, and a change is done once those pages are finished that were begun
 * before it: whoever asks afterwards joins none of them.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<Files['get']>): ReturnType<Files['get']> {
    const [key, { kind }] = args
    const since = Date.now()
    const found = await super.get(...args)
    if (!found && pages.includes(kind)) begin(key, since)
    return found
  }

  override async set(...args: Parameters<Files['set']>): Promise<void> {
    const [key, page] = args
    const begun = making.get(key)
    try {
      if (!begun || !hasChangedSince(begun.since, page)) await super.set(...args)
    } finally {
      unstored.delete(key)
      making.delete(key)
      begun?.end()
    }
  }

  override async revalidateTag(...args: Parameters<Files['revalidateTag']>): Promise<void> {
    const now = Date.now()
    for (const tag of [args[0]].flat()) changedAt.set(tag, now)
    await super.revalidateTag(...args)
    await endOf(Date.now() - PATIENCE_MS)
  }
}

function begin(key: string, since: number): void {
  const before = making.get(key)
  // Next makes a page once for all who ask at that time: the one before has ended, and was not stored.
  if (before) unstored.add(key)
  before?.end()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  // Unless that was a moment ago: pages fetched ahead are made beside the page itself.
  const isBeside = before && since - before.since < PATIENCE_MS
  making.set(key, { since: isBeside ? before.since : since, ended, end })
}

function hasChangedSince(since: number, page: Page): boolean {
  const header = page && 'headers' in page ? page.headers?.[TAGS] : undefined
  const tags = typeof header === 'string' ? header.split(',') : [...changedAt.keys()]
  return tags.some((tag) => (changedAt.get(tag) ?? 0) >= since)
}

/** Waits for the pages that are being made, but for those that were begun so long ago that they must have failed. */
async function endOf(oldest: number): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, PATIENCE_MS)
  const awaited = [...making].filter(([key, { since }]) => since > oldest && !unstored.has(key))
  await Promise.race([Promise.all(awaited.map(([, { ended }]) => ended)), patience.promise])
  clearTimeout(timer)
  for (const [key, begun] of awaited) if (making.get(key) === begun) unstored.add(key)
}
