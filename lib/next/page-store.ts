import { LRUCache } from 'lru-cache'

/** The part of a rendered page or route that this file reads. */
interface Rendered {
  kind: string
  status?: number
  html?: string
  rscData?: Uint8Array
  body?: Uint8Array
  segmentData?: Map<string, Uint8Array>
}

interface Entry {
  value: Rendered
  /** In milliseconds since the epoch. */
  lastModified: number
  cacheControl?: { revalidate?: number | false; expire?: number }
}

interface Render {
  ended: Promise<void>
  end: () => void
}

const MAX_BYTES = 64 * 1024 * 1024
/** How long a change waits for a render that began before it. */
const RENDER_WAIT_MS = 2_000
/** Next reads the clock slightly later when it decides that a page is due. */
const CLOCK_SLACK_MS = 50

const pages = new LRUCache<string, Entry>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf })
const renders = new Map<string, Render>()
/** Keys that were looked up but never stored, such as dynamic pages: changes do not wait for them. */
const dynamic = new LRUCache<string, true>({ max: 1_000 })
let changes = 0

/**
 * Next's `cacheHandler`: keeps rendered public pages in memory. Next makes one instance per request, so
 * an instance knows which changes came after its request began.
 *
 * Any change empties the store, whatever its tag: no page depends on having the right tags. Redirects
 * and 404s are not kept, so random paths take no memory.
 */
export default class PageStore {
  readonly #changesBefore = changes

  async get(key: string, { kind }: { kind: string }): Promise<Entry | null> {
    if (!isPage(kind)) return null
    const page = pages.get(key)
    if (!page || isDue(page)) track(key)
    return page ?? null
  }

  async set(
    key: string,
    value: Rendered | null,
    { cacheControl }: Pick<Entry, 'cacheControl'>,
  ): Promise<void> {
    renders.get(key)?.end()
    dynamic.delete(key)
    // Rendered from data read before a change.
    if (this.#changesBefore !== changes) return
    if (isKept(value)) pages.set(key, { value, lastModified: Date.now(), cacheControl })
    else pages.delete(key)
  }

  /**
   * Resolves when no render that began before the change is left for a later visitor to join. Waits
   * twice: a render that begins during the first wait may share a read with one that is waited for.
   */
  async revalidateTag(): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      changes += 1
      pages.clear()
      await Promise.all([...renders.values()].map(({ ended }) => ended))
    }
  }

  resetRequestCache(): void {}
}

const isPage = (kind: string) => kind === 'APP_PAGE' || kind === 'APP_ROUTE'

const isKept = (value: Rendered | null): value is Rendered =>
  value !== null && isPage(value.kind) && (value.status ?? 200) === 200

/** Next then serves the page as it is and renders it again in the background. */
function isDue({ lastModified, cacheControl }: Entry): boolean {
  const revalidate = cacheControl?.revalidate
  if (typeof revalidate !== 'number') return false
  return lastModified + revalidate * 1000 < Date.now() + CLOCK_SLACK_MS
}

/** Tracks a render from its lookup until the page is stored or the wait ends. */
function track(key: string): void {
  if (renders.has(key) || dynamic.has(key)) return
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  const end = () => {
    clearTimeout(timer)
    renders.delete(key)
    resolve()
  }
  const timer = setTimeout(() => {
    dynamic.set(key, true)
    end()
  }, RENDER_WAIT_MS)
  timer.unref()
  renders.set(key, { ended, end })
}

/** A string takes up to two bytes per character. */
function bytesOf({ value }: Entry, key: string): number {
  const { html = '', rscData, body, segmentData = new Map() } = value
  const files = [rscData, body, ...segmentData.values()]
  const bytes = files.reduce((sum, file) => sum + (file?.byteLength ?? 0), 0)
  return 2 * (html.length + key.length) + bytes + 1
}
