import type { Figure } from './bench.ts'
import { atLeast, atMost, median, milliseconds, plain } from './figures.ts'
import type { Visit } from './lighthouse-visit.ts'

type Painted = Pick<Visit, 'lcp' | 'isLate' | 'late'> & {
  scores: Pick<Visit['scores'], 'performance'>
}

/** By how much a page may stay behind the bare page. */
interface Allowed {
  ms: number
  points: number
}

type Figures = Record<'performance' | 'late performance' | 'LCP' | 'late LCP', Figure>

/**
 * A page has two values, by whether its scripts ran before the largest paint. Each is compared with the same
 * value of the bare page: the early one as visits showed it, the late one as worked out from every visit.
 */
export function largestPaint(page: Painted[], bare: Painted[], allowed: Allowed): Figures {
  const [early, bareEarly] = [page.filter(isEarly), bare.filter(isEarly)]
  return {
    performance: score(early, bareEarly, ({ scores }) => scores.performance, allowed),
    'late performance': score(page, bare, ({ late }) => late.performance, allowed),
    LCP: time(early, bareEarly, ({ lcp }) => lcp, allowed),
    'late LCP': time(page, bare, ({ late }) => late.lcp, allowed),
  }
}

const isEarly = ({ isLate }: Painted) => !isLate

type Of = (visit: Painted) => number

const time = (page: Painted[], bare: Painted[], of: Of, { ms }: Allowed) =>
  isUnseen(page, bare)
    ? unseen
    : atMost(median(page.map(of)), median(bare.map(of)) + ms, milliseconds)

const score = (page: Painted[], bare: Painted[], of: Of, { points }: Allowed) =>
  isUnseen(page, bare) ? unseen : atLeast(median(page.map(of)), median(bare.map(of)) - points)

/** Every visit to one of them was late. */
const isUnseen = (page: Painted[], bare: Painted[]) => page.length === 0 || bare.length === 0

const unseen = plain(Number.NaN, () => '-')
