import type { Browser, Page } from 'playwright'
import type { Figure, Row } from './bench.ts'
import { launchChromium, phone } from './browser.ts'
import { atMost, kilobytes, plain } from './figures.ts'
import { publicPages } from './pages.ts'

const KB = 1000
const SCRIPT_ABOVE_BARE = 25 * KB
/** With its headers it still comes in one round trip, beside others: docs/decisions/009. */
const SHARED_SCRIPT = 12.3 * KB
const STYLE = 12 * KB
const FONTS = 65 * KB
const FONT_FILES = 2
const FIRST_SCREEN = 150 * KB

const AT_A_TIME = 4

interface Weight {
  script: number
  /** Script bytes after using the form and opening a picture. */
  scriptInUse: number
  /** The script of all pages. */
  sharedScript: number
  style: number
  fonts: number
  fontFiles: number
  firstScreen: number
}

/** Bytes a phone loads for each public page, scrolled to its end, next to the bare page. */
export const weight: Row = {
  title: 'Weight on a phone, in KB compressed',
  async measure(bench) {
    const { address, barePath, backend } = await bench.site()
    const pages = await publicPages(backend, bench.paths)
    const browser = await launchChromium(await bench.chromium())
    bench.life.defer(() => browser.close())
    const weighed = await several([barePath, ...pages.map(({ path }) => path)], (path) => {
      bench.life.signal.throwIfAborted()
      return weigh(browser, `${address}${path}`)
    })
    await browser.close()
    const [bare, ...found] = weighed as [Weight, ...Weight[]]
    return [
      { name: 'bare', figures: { script: plain(bare.script, kilobytes) } },
      ...pages.map(({ path }, at) => ({ name: path, figures: judge(found[at] as Weight, bare) })),
    ]
  },
}

/** Other load does not change bytes, so a few pages run in parallel. */
async function several<T, R>(all: T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = []
  for (let at = 0; at < all.length; at += AT_A_TIME) {
    found.push(...(await Promise.all(all.slice(at, at + AT_A_TIME).map(act))))
  }
  return found
}

function judge(page: Weight, bare: Weight): Record<string, Figure> {
  return {
    script: atMost(page.script, bare.script + SCRIPT_ABOVE_BARE, kilobytes),
    'above bare': plain(page.script - bare.script, kilobytes),
    // Including form and gallery, after use.
    'in use': atMost(page.scriptInUse, bare.script + SCRIPT_ABOVE_BARE, kilobytes),
    shared: atMost(page.sharedScript, SHARED_SCRIPT, kilobytes),
    CSS: atMost(page.style, STYLE, kilobytes),
    fonts: atMost(page.fonts, FONTS, kilobytes),
    files: atMost(page.fontFiles, FONT_FILES),
    'first screen': atMost(page.firstScreen, FIRST_SCREEN, kilobytes),
  }
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const transfers = await watchTransfers(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await picturesThere(page)
  const firstScreen = await picturesInSight(page, transfers)
  await readToTheEnd(page)
  const script = transfers.sum('script')
  // The largest is React's and Next's.
  const [, sharedScript = 0] = transfers.sizes('script')
  await use(page)
  const weight = {
    script,
    scriptInUse: transfers.sum('script'),
    sharedScript,
    style: transfers.sum('style'),
    fonts: transfers.sum('font'),
    fontFiles: transfers.count('font'),
    firstScreen,
  }
  await context.close()
  return weight
}

/** Waits for the visible pictures, even on a busy machine. */
async function picturesThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, left } = picture.getBoundingClientRect()
      const isElsewhere = top >= window.innerHeight || left >= window.innerWidth
      return picture.complete || isElsewhere || !picture.checkVisibility()
    }),
  )
}

async function picturesInSight(page: Page, transfers: Transfers): Promise<number> {
  const inSight = await page.locator('img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => {
        const { top, bottom } = picture.getBoundingClientRect()
        return picture.checkVisibility() && top < window.innerHeight && bottom > 0
      })
      .map((picture) => picture.currentSrc),
  )
  return transfers.sum('picture', (url) => inSight.includes(url))
}

/** Scrolls slowly enough for lazy content to load. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  await settled(page)
}

async function use(page: Page): Promise<void> {
  const field = page.getByRole('textbox').first()
  if (await field.count()) await field.focus()
  const picture = page.locator('a[data-photo]').first()
  if (await picture.count()) await picture.click()
  await settled(page)
}

async function settled(page: Page): Promise<void> {
  // Wait first: requests caused just now have not started yet.
  await page.waitForTimeout(500)
  await page.waitForLoadState('networkidle')
}

type Kind = 'script' | 'style' | 'font' | 'picture'

interface Transfer {
  url: string
  kind: Kind | undefined
  bytes: number
}

interface Transfers {
  /** Compressed bytes of the bodies; headers depend on the protocol of the proxy in front. */
  sum(kind: Kind, isCounted?: (url: string) => boolean): number
  count(kind: Kind): number
  /** Of each, the largest first. */
  sizes(kind: Kind): number[]
}

/** Counts what a page loads from now on, prefetching included. */
async function watchTransfers(page: Page): Promise<Transfers> {
  const session = await page.context().newCDPSession(page)
  const transfers = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const { url, mimeType } = response
    if (!url.startsWith('http')) return
    transfers.set(requestId, { url, kind: kindOf(mimeType), bytes: 0 })
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.bytes += encodedDataLength
  })
  await session.send('Network.enable')

  const of = (kind: Kind) => [...transfers.values()].filter((transfer) => transfer.kind === kind)
  return {
    sum: (kind, isCounted = () => true) =>
      of(kind)
        .filter(({ url }) => isCounted(url))
        .reduce((total, { bytes }) => total + bytes, 0),
    count: (kind) => of(kind).length,
    sizes: (kind) =>
      of(kind)
        .map(({ bytes }) => bytes)
        .toSorted((a, b) => b - a),
  }
}

function kindOf(mimeType: string): Kind | undefined {
  if (/javascript/.test(mimeType)) return 'script'
  if (mimeType === 'text/css') return 'style'
  if (/^font\/|woff/.test(mimeType)) return 'font'
  if (/^image\//.test(mimeType)) return 'picture'
  return undefined
}
