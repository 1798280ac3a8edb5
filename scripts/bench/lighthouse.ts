import lighthouse, { type RunnerResult } from 'lighthouse'
import { freePort } from '../launcher/ports.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { launchChromium } from './browser.ts'
import { atLeast, atMost, median, milliseconds, plain, shift } from './figures.ts'
import { type PublicPage, publicPages } from './pages.ts'
import { quietMoment } from './quiet.ts'

/** Against the bare page of the same run. */
const PERFORMANCE_LOST = 4
const LCP_MORE_MS = 1000
const TBT_MORE_MS = 60

const ATTEMPTS = 3

const perfect = ['accessibility', 'best-practices', 'seo'] as const
type Result = RunnerResult['lhr']
type Category = 'performance' | (typeof perfect)[number]

interface Visit {
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
  /** What cost points in the categories that must be perfect, and what shifted. */
  faults: string[]
}

/** Lighthouse as it comes: a phone, with its throttling simulated; the bare page before each page. */
export const lighthouseRow: Row = {
  title: 'Lighthouse, mobile',
  async measure(bench) {
    const { address, barePath, backend } = await bench.site()
    const pages = await publicPages(backend, bench.paths)
    // The first visit has its pictures made, which is no page's usual case.
    for (const { path } of pages) await visit(bench, `${address}${path}`)
    const found = new Map(pages.map((page) => [page, { page: [] as Visit[], bare: [] as Visit[] }]))
    for (let round = 1; round <= bench.runs; round++) {
      bench.life.say(`  round ${round} of ${bench.runs}`)
      for (const [page, visits] of found) {
        bench.life.signal.throwIfAborted()
        visits.bare.push(await visit(bench, `${address}${barePath}`))
        visits.page.push(await visit(bench, `${address}${page.path}`, page))
      }
    }
    return [...found].map(([page, visits]) => ({
      name: page.path,
      figures: judge(middle(visits.page), middle(visits.bare)),
      notes: [...new Set(visits.page.flatMap(({ faults }) => faults))],
    })) satisfies Line[]
  },
}

type Medians = Record<Category | 'lcp' | 'tbt' | 'cls', number>

function middle(visits: Visit[]): Medians {
  const of = (pick: (visit: Visit) => number) => median(visits.map(pick))
  return {
    performance: of(({ scores }) => scores.performance),
    accessibility: of(({ scores }) => scores.accessibility),
    'best-practices': of(({ scores }) => scores['best-practices']),
    seo: of(({ scores }) => scores.seo),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  }
}

function judge(page: Medians, bare: Medians): Record<string, Figure> {
  return {
    performance: atLeast(page.performance, bare.performance - PERFORMANCE_LOST),
    bare: plain(bare.performance),
    LCP: atMost(page.lcp, bare.lcp + LCP_MORE_MS, milliseconds),
    'bare LCP': plain(bare.lcp, milliseconds),
    TBT: atMost(page.tbt, bare.tbt + TBT_MORE_MS, milliseconds),
    'bare TBT': plain(bare.tbt, milliseconds),
    CLS: atMost(page.cls, 0, shift),
    accessibility: atLeast(page.accessibility, 100),
    'best practices': atLeast(page['best-practices'], 100),
    SEO: atLeast(page.seo, 100),
  }
}

/** Again where the browser was too slow to be measured at all. */
async function visit(bench: Bench, url: string, page?: PublicPage): Promise<Visit> {
  for (let left = ATTEMPTS; ; left--) {
    const { lhr } = await run(bench, url, page)
    if (!lhr.runtimeError) return visitOf(lhr)
    if (left === 1) throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError.message}`)
  }
}

/** In a browser of its own, so that nothing is kept from the visit before. */
async function run(bench: Bench, url: string, page?: PublicPage) {
  await quietMoment(bench.life.signal)
  const port = await freePort()
  const browser = await launchChromium(await bench.chromium(), [`--remote-debugging-port=${port}`])
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: ['performance', ...perfect],
      skipAudits: page?.isHidden ? ['is-crawlable'] : null,
      disableFullPageScreenshot: true,
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
    return result
  } finally {
    await browser.close()
  }
}

function visitOf({ categories, audits }: Result): Visit {
  const score = (category: Category) => (categories[category]?.score ?? Number.NaN) * 100
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    faults: perfect.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  }
}
