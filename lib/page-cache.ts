import * as nextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node takes the whole CommonJS module for its default export.
const { default: FileSystemCache } = {
  ...nextCache,
  ...(nextCache.default as unknown as Partial<typeof nextCache>),
}
type Files = InstanceType<typeof FileSystemCache>
type Page = Parameters<Files['set']>[1]
type Found = Awaited<ReturnType<Files['get']>>

/** A page that is being made: from when on it may have read what it shows. */
interface Making {
  since: number
  /** Next shows the page before meanwhile, and starts by itself: whether it has cannot be told. */
  isBehindTheScenes: boolean
  ended: Promise<void>
  end: () => void
}

/** A change is not held up for longer by pages that were begun before it. */
const PATIENCE_MS = 2_000
/** Next looks at the clock a moment later than we do. */
const MOMENT_MS = 50
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
 * before it: whoever asks afterwards joins none of them. Two times, since what is begun while it waits
 * may join a read of theirs: Next shares one that is under way among all who ask.
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<Files['get']>): ReturnType<Files['get']> {
    const [key, { kind }] = args
    const since = Date.now()
    const found = await super.get(...args)
    if (pages.includes(kind) && (!found || isOutdated(found))) begin(key, since, Boolean(found))
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
    for (let time = 0; time < 2; time += 1) {
      const now = Date.now()
      for (const tag of [args[0]].flat()) changedAt.set(tag, now)
      // To Next a page that was stored in the millisecond of the change is newer than the change.
      while (Date.now() === now);
      await super.revalidateTag(...args)
      await endOf(Date.now() - PATIENCE_MS)
    }
  }
}

/** Shown as it is, and made anew meanwhile: its time has run out, though nothing has changed. */
function isOutdated(found: NonNullable<Found>): boolean {
  const revalidate = found.cacheControl?.revalidate
  if (typeof revalidate !== 'number') return false
  return (found.lastModified ?? 0) + revalidate * 1000 < Date.now() + MOMENT_MS
}

function begin(key: string, since: number, isBehindTheScenes: boolean): void {
  const before = making.get(key)
  // All who come while it is made anew are shown the page before.
  if (before?.isBehindTheScenes && isBehindTheScenes && since - before.since < PATIENCE_MS) return
  // Next makes a page once for all who ask at that time: the one before has ended, and was not stored.
  if (before && !before.isBehindTheScenes) unstored.add(key)
  before?.end()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  // Unless that was a moment ago: pages fetched ahead are made beside the page itself.
  const isBeside = before && since - before.since < PATIENCE_MS
  making.set(key, { since: isBeside ? before.since : since, isBehindTheScenes, ended, end })
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
