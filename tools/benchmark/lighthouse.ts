import type { Bench, Figure, Line, Row } from './bench.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, median, milliseconds, plain, scatterOfMedian, shift } from './figures.ts'
import { type Category, openPhone, type Phone, type Visit } from './lighthouse-visit.ts'
import { type PublicPage, publicPages } from './pages.ts'
import { slowdownOf } from './phone.ts'
import { quietMoments } from './quiet.ts'

/** Points below the bare page of the same run. */
const PERFORMANCE_LOST = 4
const LCP_MORE_MS = 1000
const TBT_MORE_MS = 60

/** The bare page is visited once before this many pages. */
const PAGES_TO_A_BARE = 4

const MEASUREMENTS = 3

/** Lighthouse's phone screen. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

/**
 * Five visits to each page, all compared with one reference: the bare page paints sometimes before and
 * sometimes after its scripts, so the median of a few visits is random. The reference is the median of all
 * its visits in the run, spread between those of the pages, and is reported with its spread.
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

type Medians = Record<Category | 'lcp' | 'tbt' | 'cls', number>

function middle(visits: Visit[]): Medians {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick))
  const [first] = visits as [Visit]
  return {
    ...first.scores,
    performance: of(({ scores }) => scores.performance),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  }
}

/** How far the median of a few visits may lie above that of all by chance. */
const scatterOf = (visits: Visit[], bare: Medians, runs: number) =>
  scatterOfMedian(
    visits.map(({ tbt }) => tbt),
    runs,
  ) - bare.tbt

function lineOf(page: PublicPage, visits: Visit[], bare: Medians, scatter: number): Line {
  const notes = new Set(visits.flatMap(({ faults }) => faults))
  return { name: page.path, figures: judge(middle(visits), bare, scatter), notes: [...notes] }
}

function bareLine(visits: Visit[], { performance, lcp, tbt }: Medians, scatter: number): Line {
  const figures = {
    performance: plain(performance),
    LCP: plain(lcp, milliseconds),
    TBT: plain(tbt, milliseconds),
  }
  const spread = (name: string, pick: (visit: Visit) => number) => {
    const values = visits.map(pick).map(Math.round)
    return `${name} ${Math.min(...values)}–${Math.max(...values)}`
  }
  const spreads = [
    spread('performance', ({ scores }) => scores.performance),
    spread('LCP', ({ lcp: value }) => value),
    spread('TBT', ({ tbt: value }) => value),
  ]
  const notes = [
    `${visits.length} visits: ${spreads.join(', ')}`,
    `TBT scatters by ${milliseconds(scatter)} from one handful of visits to the next: so much more is no miss`,
  ]
  return { name: 'bare', figures, notes }
}

function judge(page: Medians, bare: Medians, scatter: number): Record<string, Figure> {
  return {
    performance: atLeast(page.performance, bare.performance - PERFORMANCE_LOST),
    LCP: atMost(page.lcp, bare.lcp + LCP_MORE_MS, milliseconds),
    TBT: atMost(page.tbt, bare.tbt + TBT_MORE_MS + scatter, milliseconds),
    CLS: atMost(page.cls, 0, shift),
    accessibility: atLeast(page.accessibility, 100),
    'best practices': atLeast(page['best-practices'], 100),
    SEO: atLeast(page.seo, 100),
  }
}
