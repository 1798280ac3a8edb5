import type { Bench, Figure, Line, Row } from './bench.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, median, milliseconds, plain, scatterOfMedian, shift } from './figures.ts'
import { largestPaint } from './largest-paint.ts'
import { type Visit, visitAsPhone } from './lighthouse-visit.ts'
import { type PublicPage, publicPages } from './pages.ts'
import { slowdownOf } from './phone.ts'
import { quietMoments } from './quiet.ts'

/** How far a page may stay behind the bare page of the same run. */
const allowed = { ms: 800, points: 3 }
const TBT_MORE_MS = 60

/** The bare page is visited once before this many pages. */
const PAGES_TO_A_BARE = 4
const MEASUREMENTS = 3

/** Lighthouse's phone screen. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/**
 * Five visits to each page, all compared with one reference: the bare page's visits in the run, spread
 * between those of the pages and reported with their spread. A median of five of them would be random.
 */
export const lighthouseRow: Row = {
  title: 'Lighthouse, mobile',
  async measure(bench) {
    const { address, barePath, backend } = await bench.site()
    const pages = await publicPages(backend, bench.paths)
    const chromium = await bench.chromium()
    await warm(
      chromium,
      [barePath, ...pages.map(({ path }) => path)].map((path) => address + path),
    )
    const quiet = quietMoments(bench.life.signal)
    const slowdown = await slowdownHere(bench, address + barePath, quiet)
    const bare: Visit[] = []
    const found = new Map<PublicPage, Visit[]>(pages.map((page) => [page, []]))
    for (let round = 1; round <= bench.runs; round++) {
      bench.life.say(`  round ${round} of ${bench.runs}`)
      for (const [at, page] of pages.entries()) {
        if (at % PAGES_TO_A_BARE === 0) {
          await quiet()
          bare.push(await visitAsPhone(chromium, address + barePath, { ...times, slowdown }))
        }
        await quiet()
        // The other scores do not depend on times: one visit is enough.
        const wanted = round === 1 ? page : { ...page, ...times }
        const url = address + page.path
        found.get(page)?.push(await visitAsPhone(chromium, url, { ...wanted, slowdown }))
      }
    }
    return [bareLine(bare), ...[...found].map(([page, visits]) => lineOf(page, visits, bare))]
  },
}

const times = { categories: ['performance'] } as const

/** Measured in each run, since the machine's speed changes over time. */
async function slowdownHere(bench: Bench, bare: string, quiet: () => Promise<void>) {
  const chromium = await bench.chromium()
  const indices: number[] = []
  for (let time = 0; time < MEASUREMENTS; time++) {
    await quiet()
    indices.push((await visitAsPhone(chromium, bare, times)).benchmarkIndex)
  }
  const index = median(indices)
  const slowdown = slowdownOf(index)
  bench.life.say(
    `  this machine: index ${Math.round(index)}; the phone: ${slowdown.toFixed(1)} × slower`,
  )
  return slowdown
}

/** The first visit renders pages and pictures, which is not the usual case. */
async function warm(chromium: string, urls: string[]): Promise<void> {
  const browser = await launchChromium(chromium)
  try {
    const page = await browser.newPage(screen)
    for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' })
  } finally {
    await browser.close()
  }
}

const tbtOf = ({ tbt }: Visit) => tbt
const ownTbtOf = ({ ownTbt }: Visit) => ownTbt

function lineOf(page: PublicPage, visits: Visit[], bare: Visit[]): Line {
  const faults = new Set(visits.flatMap((visit) => visit.faults))
  const notes = [...faults, shownNote(visits)]
  return { name: page.path, figures: judge(visits, bare), notes }
}

function shownNote(visits: Visit[]): string {
  const all = (of: (visit: Visit) => number) =>
    visits
      .map((visit) => Math.round(of(visit)))
      .toSorted((a, b) => a - b)
      .join(', ')
  const performance = all(({ scores }) => scores.performance)
  return `as Lighthouse gives them: performance ${performance}; LCP ${all(({ lcp }) => lcp)}`
}

function bareLine(visits: Visit[]): Line {
  const figures = {
    ...largestPaint(visits, visits, { ms: 0, points: 0 }),
    TBT: plain(median(visits.map(tbtOf)), milliseconds),
    'own TBT': plain(median(visits.map(ownTbtOf)), milliseconds),
  }
  const spread = (name: string, pick: (visit: Visit) => number) => {
    const values = visits.map(pick).map(Math.round)
    return `${name} ${Math.min(...values)}–${Math.max(...values)}`
  }
  const spreads = [
    spread('early LCP', ({ early }) => early.lcp),
    spread('late LCP', ({ late }) => late.lcp),
    spread('TBT', tbtOf),
    spread('own TBT', ownTbtOf),
  ]
  const notes = [`${visits.length} visits: ${spreads.join(', ')}`, shownNote(visits)]
  return { name: 'bare', figures, notes }
}

function judge(page: Visit[], bare: Visit[]): Record<string, Figure> {
  /** What a few visits to the bare page may show by chance is no miss. */
  const blocked = (of: (visit: Visit) => number) =>
    atMost(
      median(page.map(of)),
      scatterOfMedian(bare.map(of), page.length) + TBT_MORE_MS,
      milliseconds,
    )
  const [{ scores }] = page as [Visit]
  return {
    ...largestPaint(page, bare, allowed),
    TBT: blocked(tbtOf),
    'own TBT': blocked(ownTbtOf),
    CLS: atMost(median(page.map(({ cls }) => cls)), 0, shift),
    accessibility: atLeast(scores.accessibility, 100),
    'best practices': atLeast(scores['best-practices'], 100),
    SEO: atLeast(scores.seo, 100),
  }
}
