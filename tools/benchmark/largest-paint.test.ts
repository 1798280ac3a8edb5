/** @jest-environment node */
import { largestPaint } from './largest-paint.ts'

const visit = (early: number, late: number, points = { early: 97, late: 92 }) => ({
  early: { lcp: early, performance: points.early },
  late: { lcp: late, performance: points.late },
})
const bare = [visit(900, 2000), visit(920, 2010), visit(880, 1990)]
const allowed = { ms: 800, points: 3 }
const texts = (page: ReturnType<typeof visit>[]) =>
  Object.values(largestPaint(page, bare, allowed)).map(({ text, missed }) => [text, missed])

it('compares each end with the same end of the bare page', () => {
  expect(texts([visit(1650, 2700), visit(1700, 2790), visit(1690, 2750)])).toEqual([
    ['97', undefined],
    ['92', undefined],
    ['1690 ms', undefined],
    ['2750 ms', undefined],
  ])
})

it('misses by either', () => {
  const slow = { early: 93, late: 88 }
  expect(texts([visit(1720, 2810, slow), visit(1710, 2830, slow)])).toEqual([
    ['93', 'at least 94'],
    ['88', 'at least 89'],
    ['1715 ms', 'at most 1700 ms'],
    ['2820 ms', 'at most 2800 ms'],
  ])
})
