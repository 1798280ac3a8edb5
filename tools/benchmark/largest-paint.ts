import type { Figure } from './bench.ts'
import { atLeast, atMost, median, milliseconds } from './figures.ts'
import type { Visit } from './lighthouse-visit.ts'

type Painted = Pick<Visit, 'early' | 'late'>

/** By how much a page may stay behind the bare page. */
interface Allowed {
  ms: number
  points: number
}

type Figures = Record<`${keyof Painted} ${'performance' | 'LCP'}`, Figure>

/** Both ends of a page's largest paint are compared with the same end of the bare page's. */
export function largestPaint(page: Painted[], bare: Painted[], { ms, points }: Allowed): Figures {
  const score = (end: keyof Painted) => {
    const of = (visits: Painted[]) => median(visits.map((visit) => visit[end].performance))
    return atLeast(of(page), of(bare) - points)
  }
  const time = (end: keyof Painted) => {
    const of = (visits: Painted[]) => median(visits.map((visit) => visit[end].lcp))
    return atMost(of(page), of(bare) + ms, milliseconds)
  }
  return {
    'early performance': score('early'),
    'late performance': score('late'),
    'early LCP': time('early'),
    'late LCP': time('late'),
  }
}
