import type { Figure } from './bench.ts'
import { atMost, median, milliseconds, plain } from './figures.ts'

/** Between the bare page's two values, 1.1 and 2.3 s; visits of one value lie closer together. */
const GAP_MS = 600

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
  const border = borderIn(bare) ?? Infinity
  const [early, late] = parted(page, border + more)
  const [bareEarly, bareLate] = parted(bare, border)
  return { LCP: against(early, bareEarly, more), 'late LCP': against(late, bareLate, more) }
}

export const showsBoth = (bare: number[]) => borderIn(bare) !== undefined

function borderIn(values: number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  for (const [at, value] of sorted.entries()) {
    const next = sorted[at + 1]
    if (next !== undefined && next - value > GAP_MS) return (value + next) / 2
  }
}

const parted = (values: number[], border: number) =>
  [values.filter((value) => value <= border), values.filter((value) => value > border)] as const

function against(page: readonly number[], bare: readonly number[], more: number): Figure {
  if (page.length === 0) return plain(Number.NaN, () => '-')
  return atMost(median([...page]), median([...bare]) + more, milliseconds)
}
