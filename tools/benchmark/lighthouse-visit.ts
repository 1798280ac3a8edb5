import lighthouse, { defaultConfig, type RunnerResult } from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { freePort } from '../launcher/ports.ts'
import { launchChromium } from './browser.ts'
import { settledTimes } from './settled-times.ts'

const ATTEMPTS = 3
/** Half of Lighthouse's default: everything is served by this machine. */
const WAIT_MS = 500

const LCP = 'largest-contentful-paint'
const TBT = 'total-blocking-time'

const perfect = ['accessibility', 'best-practices', 'seo'] as const
type Category = 'performance' | (typeof perfect)[number]

/** Without what is chance or this machine's. */
interface Settled {
  lcp: number
  performance: number
}

export interface Visit {
  /** As Lighthouse gives them. */
  scores: Record<Category, number>
  lcp: number
  tbt: number
  /** TBT, had the page's tasks waited for nothing. */
  ownTbt: number
  /** Had no script run before the largest paint, and had all. */
  early: Settled
  late: Settled
  cls: number
  /** Lighthouse's benchmark of this machine at that time. */
  benchmarkIndex: number
  /** Audits that lost points in the categories that must be perfect. */
  faults: string[]
}

interface Wanted {
  /** All, unless only times are wanted. */
  categories?: readonly Category[]
  /** Not indexed by search engines, on purpose. */
  isHidden?: boolean
  /** How much slower than this machine the phone is; Lighthouse's default is 4. */
  slowdown?: number | undefined
}

/** Visits a page as a phone. Repeats a visit that the browser was too slow for. */
export async function visitAsPhone(
  chromium: string,
  url: string,
  wanted: Wanted = {},
): Promise<Visit> {
  for (let left = ATTEMPTS; ; left--) {
    const result = await runInNewBrowser(chromium, url, wanted)
    const { runtimeError } = result.lhr
    const found = runtimeError ? undefined : await visitOf(result)
    if (found && timesOf(found).every(Number.isFinite)) return found
    if (left === 1)
      throw new Error(`Lighthouse on ${url}: ${runtimeError?.message ?? 'no figures'}`)
  }
}

const timesOf = ({ early, late, lcp, tbt, ownTbt, cls }: Visit) => [
  early.performance,
  late.performance,
  lcp,
  tbt,
  ownTbt,
  cls,
]

/**
 * What a browser does only once, such as reading the tables of `Intl`, counts as on a visitor's first page.
 *
 * Headless Chromium does not know its line, and asks for lazy pictures 3000 px ahead. Lighthouse's phone is on
 * 4G, where it is 1250.
 *
 * The tab keeps its process from the blank page to the page visited. When it changes process, Chromium's
 * tracing sometimes waits its full five seconds for the one that has ended.
 */
async function runInNewBrowser(
  chromium: string,
  url: string,
  wanted: Wanted,
): Promise<RunnerResult> {
  const port = await freePort()
  const browser = await launchChromium(chromium, [
    `--remote-debugging-port=${port}`,
    '--renderer-process-limit=1',
    '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
  ])
  try {
    return await run(port, url, wanted)
  } finally {
    await browser.close()
  }
}

async function run(port: number, url: string, wanted: Wanted): Promise<RunnerResult> {
  const { categories, isHidden, slowdown } = wanted
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: [...(categories ?? (['performance', ...perfect] as const))],
    skipAudits: [...unscored, ...(isHidden ? ['is-crawlable'] : [])],
    ...(slowdown && { throttling: { cpuSlowdownMultiplier: slowdown } }),
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: WAIT_MS,
    pauseAfterLoadMs: WAIT_MS,
    networkQuietThresholdMs: WAIT_MS,
    cpuQuietThresholdMs: WAIT_MS,
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  return result
}

/** Audits without a score; collecting them takes a third of a visit. */
const unscored = (() => {
  const scored = new Set<string>()
  const advice = new Set<string>()
  for (const [name, { auditRefs }] of Object.entries(defaultConfig.categories ?? {})) {
    for (const { id, weight } of auditRefs) {
      if (weight > 0) scored.add(id)
      else if (name === 'performance') advice.add(id)
    }
  }
  return [...advice].filter((id) => !scored.has(id))
})()

async function visitOf(result: RunnerResult): Promise<Visit> {
  const { categories, audits, environment } = result.lhr
  const score = (category: Category) => (categories[category]?.score ?? Number.NaN) * 100
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  /** By how much the performance score would change. */
  const gain = (audit: string, value: number) => {
    const weight = categories.performance?.auditRefs.find(({ id }) => id === audit)?.weight
    const scoring = audits[audit]?.scoringOptions
    if (!weight || !scoring) return Number.NaN
    const points = (ms: number) => weight * Audit.computeLogNormalScore(scoring, ms)
    return points(value) - points(time(audit))
  }
  const { early, late, tbt: ownTbt } = await settledTimes(result)
  const settled = (lcp: number): Settled => ({
    lcp,
    performance: score('performance') + gain(LCP, lcp) + gain(TBT, ownTbt),
  })
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: time(LCP),
    tbt: time(TBT),
    ownTbt,
    early: settled(early),
    late: settled(late),
    cls: time('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    faults: perfect.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  }
}
