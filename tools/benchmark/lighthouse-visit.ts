import lighthouse, { defaultConfig, type RunnerResult } from 'lighthouse'
import { Audit } from 'lighthouse/core/audits/audit.js'
import { freePort } from '../launcher/ports.ts'
import { launchChromium } from './browser.ts'
import { latePaint } from './late-paint.ts'

const ATTEMPTS = 3
/** Half of Lighthouse's default: everything is served by this machine. */
const WAIT_MS = 500

const LCP = 'largest-contentful-paint'

const perfect = ['accessibility', 'best-practices', 'seo'] as const
type Category = 'performance' | (typeof perfect)[number]

export interface Visit {
  scores: Record<Category, number>
  lcp: number
  /** Lighthouse counted the scripts before the largest paint. */
  isLate: boolean
  /** Had they all run before it. */
  late: { lcp: number; performance: number }
  tbt: number
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
    if (found && [found.late.performance, found.lcp, found.tbt, found.cls].every(Number.isFinite))
      return found
    if (left === 1)
      throw new Error(`Lighthouse on ${url}: ${runtimeError?.message ?? 'no figures'}`)
  }
}

/**
 * What a browser does only once, such as reading the tables of `Intl`, counts as on a visitor's first page.
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
  const [weight, scoring] = [
    categories.performance?.auditRefs.find(({ id }) => id === LCP)?.weight,
    audits[LCP]?.scoringOptions,
  ]
  /** Of the performance score's hundred. */
  const pointsOf = (lcp: number) =>
    weight && scoring ? weight * Audit.computeLogNormalScore(scoring, lcp) : Number.NaN
  const time = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const late = (await latePaint(result)) ?? { lcp: Number.NaN, isLate: false }
  const lcp = time(LCP)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp,
    isLate: late.isLate,
    late: {
      lcp: late.lcp,
      performance: score('performance') + pointsOf(late.lcp) - pointsOf(lcp),
    },
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    benchmarkIndex: environment.benchmarkIndex,
    faults: perfect.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  }
}
