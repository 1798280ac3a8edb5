import type { Figure } from './bench.ts'
import { atLeast, atMost, median, milliseconds, plain } from './figures.ts'

/** Between the bare page's two values, 1.1 and 2.3 s; visits of one value lie closer together. */
const GAP_MS = 600

/** What counts of a visit: its largest paint in milliseconds, and the score that follows from it. */
interface Paint {
  lcp: number
  scores: { performance: number }
}

/** By how much a page may stay behind the bare page. */
interface Allowed {
  ms: number
  points: number
}

type Figures = Record<'performance' | 'late performance' | 'LCP' | 'late LCP', Figure>

/**
 * Lighthouse's simulation counts scripts that ran before the largest paint, which they do in some visits
 * and not in others. So a page has two values, and each is compared with the same value of the bare page.
 */
export function largestPaint(page: Paint[], bare: Paint[], allowed: Allowed): Figures {
  const border = borderIn(bare.map(lcpOf)) ?? Infinity
  const [bareEarly, bareLate] = parted(bare, border)
  // No page paints its late value before the bare page does.
  const own = borderIn(page.map(lcpOf), Math.min(...bareLate.map(lcpOf)))
  const [early, late] = parted(page, own ?? border + allowed.ms)
  return {
    performance: score(early, bareEarly, allowed.points),
    'late performance': score(late, bareLate, allowed.points),
    LCP: time(early, bareEarly, allowed.ms),
    'late LCP': time(late, bareLate, allowed.ms),
  }
}

const lcpOf = ({ lcp }: Paint) => lcp
const scoreOf = ({ scores }: Paint) => scores.performance

export const showsBoth = (bare: Paint[]) => borderIn(bare.map(lcpOf)) !== undefined

/** @param least of the value after the gap */
function borderIn(values: number[], least = 0): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  for (const [at, value] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next !== undefined && next >= least && next - value > GAP_MS) return (value + next) / 2
  }
}

const parted = (visits: Paint[], border: number): [Paint[], Paint[]] => [
  visits.filter(({ lcp }) => lcp <= border),
  visits.filter(({ lcp }) => lcp > border),
]

const time = (page: Paint[], bare: Paint[], more: number) =>
  page.length === 0
    ? unseen
    : atMost(median(page.map(lcpOf)), median(bare.map(lcpOf)) + more, milliseconds)

const score = (page: Paint[], bare: Paint[], less: number) =>
  page.length === 0 ? unseen : atLeast(median(page.map(scoreOf)), median(bare.map(scoreOf)) - less)

const unseen = plain(Number.NaN, () => '-')
