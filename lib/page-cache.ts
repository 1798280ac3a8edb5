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

/** One that failed is never stored: after this nobody waits for it any more. */
const FORGOTTEN_MS = 30_000
/** A change is not held up for longer by pages that were begun before it. */
const PATIENCE_MS = 5_000
const TAGS = 'x-next-cache-tags'
const pages = ['APP_PAGE', 'APP_ROUTE']

// Next makes a cache for each request; these belong to the process.
const making = new Map<string, Making>()
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
      making.delete(key)
      begun?.end()
    }
  }

  override async revalidateTag(...args: Parameters<Files['revalidateTag']>): Promise<void> {
    const now = Date.now()
    for (const tag of [args[0]].flat()) changedAt.set(tag, now)
    await super.revalidateTag(...args)
    await endOf([...making.values()].filter(({ since }) => now - since < FORGOTTEN_MS))
  }
}

function begin(key: string, since: number): void {
  const before = making.get(key)
  if (before && since - before.since < FORGOTTEN_MS) return
  before?.end()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  making.set(key, { since, ended, end })
}

function hasChangedSince(since: number, page: Page): boolean {
  const header = page && 'headers' in page ? page.headers?.[TAGS] : undefined
  const tags = typeof header === 'string' ? header.split(',') : [...changedAt.keys()]
  return tags.some((tag) => (changedAt.get(tag) ?? 0) >= since)
}

async function endOf(under: Making[]): Promise<void> {
  const patience = Promise.withResolvers<void>()
  const timer = setTimeout(patience.resolve, PATIENCE_MS)
  await Promise.race([Promise.all(under.map(({ ended }) => ended)), patience.promise])
  clearTimeout(timer)
}
