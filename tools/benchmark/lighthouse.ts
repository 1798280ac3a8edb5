import type { Bench, Figure, Line, Row } from './bench.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, median, milliseconds, plain, scatterOfMedian, shift } from './figures.ts'
import { largestPaint, showsBoth } from './largest-paint.ts'
import { type Category, openPhone, type Phone, type Visit } from './lighthouse-visit.ts'
import { type PublicPage, publicPages } from './pages.ts'
import { slowdownOf } from './phone.ts'
import { quietMoments } from './quiet.ts'

/** Points below the bare page of the same run. */
const PERFORMANCE_LOST = 3
const LCP_MORE_MS = 800
const TBT_MORE_MS = 60

/** The bare page is visited once before this many pages. */
const PAGES_TO_A_BARE = 4
/** The bare page is visited further until both its values of the largest paint are seen, at most so often. */
const MOST_BARE_VISITS = 40

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
    const phone = await openPhone(chromium)
    bench.life.defer(() => phone.close())
    const slowdown = await slowdownHere(bench, phone, address + barePath, quiet)
    const bare: Visit[] = []
    const found = new Map<PublicPage, Visit[]>(pages.map((page) => [page, []]))
    for (let round = 1; round <= bench.runs; round++) {
      bench.life.say(`  round ${round} of ${bench.runs}`)
      for (const [at, page] of pages.entries()) {
        if (at % PAGES_TO_A_BARE === 0) {
          await quiet()
          bare.push(await phone.visit(address + barePath, { ...times, slowdown }))
        }
        await quiet()
        // The other scores do not depend on times: one visit is enough.
        const wanted = round === 1 ? page : { ...page, ...times }
        found.get(page)?.push(await phone.visit(address + page.path, { ...wanted, slowdown }))
      }
    }
    while (!showsBoth(bare.map(lcpOf)) && bare.length < MOST_BARE_VISITS) {
      await quiet()
      bare.push(await phone.visit(address + barePath, { ...times, slowdown }))
    }
    await phone.close()
    const yardstick = middle(bare)
    const scatter = scatterOf(bare, yardstick, bench.runs)
    return [
      bareLine(bare, yardstick, scatter),
      ...[...found].map(([page, visits]) => lineOf(page, visits, yardstick, scatter)),
    ]
  },
}

const times = { categories: ['performance'] } as const

/** Measured in each run, since the machine's speed changes over time. */
async function slowdownHere(bench: Bench, phone: Phone, bare: string, quiet: () => Promise<void>) {
  const indices: number[] = []
  for (let time = 0; time < MEASUREMENTS; time++) {
    await quiet()
    indices.push((await phone.visit(bare, times)).benchmarkIndex)
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

/** Medians, except the largest paints: those have two values. */
type Measured = Record<Category | 'tbt' | 'cls', number> & { lcps: number[] }

const lcpOf = ({ lcp }: Visit) => lcp

function middle(visits: Visit[]): Measured {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick))
  const [first] = visits as [Visit]
  return {
    ...first.scores,
    performance: of(({ scores }) => scores.performance),
    lcps: visits.map(lcpOf),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  }
}

/** How far the median of a few visits may lie above that of all by chance. */
const scatterOf = (visits: Visit[], bare: Measured, runs: number) =>
  scatterOfMedian(
    visits.map(({ tbt }) => tbt),
    runs,
  ) - bare.tbt

function lineOf(page: PublicPage, visits: Visit[], bare: Measured, scatter: number): Line {
  const faults = new Set(visits.flatMap((visit) => visit.faults))
  const notes = [...faults, paintsNote(visits)]
  return { name: page.path, figures: judge(middle(visits), bare, scatter), notes }
}

const paintsNote = (visits: Visit[]) =>
  `LCP of its visits, in ms: ${visits
    .map(({ lcp }) => Math.round(lcp))
    .toSorted((a, b) => a - b)
    .join(', ')}`

function bareLine(visits: Visit[], { performance, tbt, lcps }: Measured, scatter: number): Line {
  const figures = {
    performance: plain(performance),
    TBT: plain(tbt, milliseconds),
    ...largestPaint(lcps, lcps, 0),
  }
  const spread = (name: string, pick: (visit: Visit) => number) => {
    const values = visits.map(pick).map(Math.round)
    return `${name} ${Math.min(...values)}–${Math.max(...values)}`
  }
  const spreads = [
    spread('performance', ({ scores }) => scores.performance),
    spread('TBT', ({ tbt: value }) => value),
  ]
  const notes = [
    `${visits.length} visits: ${spreads.join(', ')}`,
    paintsNote(visits),
    `TBT scatters by ${milliseconds(scatter)} from one handful of visits to the next: so much more is no miss`,
  ]
  return { name: 'bare', figures, notes }
}

function judge(page: Measured, bare: Measured, scatter: number): Record<string, Figure> {
  return {
    performance: atLeast(page.performance, bare.performance - PERFORMANCE_LOST),
    ...largestPaint(page.lcps, bare.lcps, LCP_MORE_MS),
    TBT: atMost(page.tbt, bare.tbt + TBT_MORE_MS + scatter, milliseconds),
    CLS: atMost(page.cls, 0, shift),
    accessibility: atLeast(page.accessibility, 100),
    'best practices': atLeast(page['best-practices'], 100),
    SEO: atLeast(page.seo, 100),
  }
}
