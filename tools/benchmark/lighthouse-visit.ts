import lighthouse, { defaultConfig, type RunnerResult } from 'lighthouse'
import { freePort } from '../launcher/ports.ts'
import { launchChromium } from './browser.ts'

const ATTEMPTS = 3
/** Half of Lighthouse's default: everything is served by this machine. */
const WAIT_MS = 500

const perfect = ['accessibility', 'best-practices', 'seo'] as const
type Category = 'performance' | (typeof perfect)[number]
type Result = RunnerResult['lhr']

export interface Visit {
  scores: Record<Category, number>
  lcp: number
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

/** Lighthouse visits with a phone profile. */
export interface Phone {
  visit(url: string, wanted?: Wanted): Promise<Visit>
  close(): Promise<void>
}

/**
 * One browser for all visits: starting it takes longer than loading a page. Lighthouse opens each page in a
 * new tab and clears cache and storage first.
 *
 * A tab keeps its process from the blank page to the page visited. When it changes process, Chromium's
 * tracing sometimes waits its full five seconds for the one that has ended.
 */
export async function openPhone(chromium: string): Promise<Phone> {
  const port = await freePort()
  const browser = await launchChromium(chromium, [
    `--remote-debugging-port=${port}`,
    '--renderer-process-limit=1',
  ])
  return {
    visit: (url, wanted = {}) => visit(port, url, wanted),
    close: () => browser.close(),
  }
}

/** Repeats a visit that the browser was too slow for. */
async function visit(port: number, url: string, wanted: Wanted): Promise<Visit> {
  for (let left = ATTEMPTS; ; left--) {
    const lhr = await run(port, url, wanted)
    const found = visitOf(lhr)
    const { scores, lcp, tbt, cls } = found
    if (!lhr.runtimeError && [scores.performance, lcp, tbt, cls].every(Number.isFinite))
      return found
    if (left === 1) {
      throw new Error(`Lighthouse on ${url}: ${lhr.runtimeError?.message ?? 'no figures'}`)
    }
  }
}

async function run(port: number, url: string, wanted: Wanted): Promise<Result> {
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
  return result.lhr
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

function visitOf({ categories, audits, environment }: Result): Visit {
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
    benchmarkIndex: environment.benchmarkIndex,
    faults: perfect.flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  }
}
