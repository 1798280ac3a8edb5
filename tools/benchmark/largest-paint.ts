import type { Figure } from './bench.ts'
import { atMost, median, milliseconds, plain } from './figures.ts'

/**
 * Lighthouse's simulation counts scripts that ran before the largest paint, which they do in some visits
 * and not in others. So a page has two values, and each is compared with the same value of the bare page.
 * All times in milliseconds.
 * @param more by how much a page's value may exceed that of the bare page
 */
export function largestPaint(
  page: number[],
  bare: number[],
  more: number,
): Record<'LCP' | 'late LCP', Figure> {
  const border = showsBoth(bare) ? (Math.min(...bare) + Math.max(...bare)) / 2 : Infinity
  const [early, late] = parted(page, border + more)
  const [bareEarly, bareLate] = parted(bare, border)
  return { LCP: against(early, bareEarly, more), 'late LCP': against(late, bareLate, more) }
}

/** The two values of the bare page, 1.1 and 2.3 s, are far apart. */
export const showsBoth = (bare: number[]) => Math.max(...bare) > 1.5 * Math.min(...bare)

const parted = (values: number[], border: number) =>
  [values.filter((value) => value <= border), values.filter((value) => value > border)] as const

function against(page: readonly number[], bare: readonly number[], more: number): Figure {
  if (page.length === 0) return plain(Number.NaN, () => '-')
  return atMost(median([...page]), median([...bare]) + more, milliseconds)
}
