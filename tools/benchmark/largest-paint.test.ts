/** @jest-environment node */
import { largestPaint } from './largest-paint.ts'

const visit = (lcp: number, late: number, points = { early: 97, late: 92 }) => ({
  lcp,
  isLate: lcp === late,
  scores: { performance: points.early },
  late: { lcp: late, performance: points.late },
})
const bare = [visit(900, 2000), visit(920, 2010), visit(880, 1990)]
const allowed = { ms: 800, points: 3 }
const texts = (page: ReturnType<typeof visit>[]) =>
  Object.values(largestPaint(page, bare, allowed)).map(({ text, missed }) => [text, missed])

it('compares the early value of visits that showed it, and the late one of all', () => {
  expect(texts([visit(1650, 2700), visit(2790, 2790), visit(1690, 2750)])).toEqual([
    ['97', undefined],
    ['92', undefined],
    ['1670 ms', undefined],
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

it('judges no early value where every visit was late', () => {
  expect(texts([visit(2700, 2700), visit(2720, 2720)]).map(([text]) => text)).toEqual([
    '-',
    '92',
    '-',
    '2710 ms',
  ])
})
