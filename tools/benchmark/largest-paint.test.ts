/** @jest-environment node */
import { largestPaint, showsBoth } from './largest-paint.ts'

const visits = (lcps: number[], performance = 90) =>
  lcps.map((lcp) => ({ lcp, scores: { performance } }))
const bare = [1060, 1070, 1050, 2300, 1060]
const allowed = { ms: 800, points: 3 }
const texts = (page: number[], of = bare) => {
  const { LCP, 'late LCP': late } = largestPaint(visits(page), visits(of), allowed)
  return [LCP, late].map(({ text, missed }) => [text, missed])
}

it('compares each of the two values with the same value of the bare page', () => {
  expect(texts([1800, 1820, 3000, 3010, 1840])).toEqual([
    ['1820 ms', undefined],
    ['3005 ms', undefined],
  ])
  expect(texts([1900, 2000, 3200, 1950, 2400])).toEqual([
    ['1975 ms', 'at most 1860 ms'],
    ['3200 ms', 'at most 3100 ms'],
  ])
})

it('tells the two values of a light page apart by its own gap, if that ends where the late one may begin', () => {
  expect(texts([1400, 2310, 2320, 2330])).toEqual([
    ['1400 ms', undefined],
    ['2320 ms', undefined],
  ])
  expect(texts([1200, 1900, 1910, 1920])).toEqual([
    ['1905 ms', 'at most 1860 ms'],
    ['-', undefined],
  ])
})

it('judges only what it saw', () => {
  expect(texts([1700, 1710, 1720])).toEqual([
    ['1710 ms', undefined],
    ['-', undefined],
  ])
  expect(texts([3000, 3010, 3020])).toEqual([
    ['-', undefined],
    ['3010 ms', undefined],
  ])
})

it('compares every visit with the one value that the bare page showed', () => {
  expect(showsBoth(visits(bare))).toBe(true)
  expect(showsBoth(visits([1060, 1100]))).toBe(false)
  expect(showsBoth(visits([670, 720, 1010, 1060, 1190]))).toBe(false)
  expect(texts([1800, 3000, 3010], [1060, 1100, 1080])).toEqual([
    ['3000 ms', 'at most 1880 ms'],
    ['-', undefined],
  ])
})

it('compares the score of each value with that of the same value of the bare page', () => {
  const page = [...visits([1800, 1820], 91), ...visits([3000, 3010], 84)]
  const { performance, 'late performance': late } = largestPaint(
    page,
    [...visits([1060], 95), ...visits([2300], 86)],
    allowed,
  )
  expect([performance, late].map(({ text, missed }) => [text, missed])).toEqual([
    ['91', 'at least 92'],
    ['84', undefined],
  ])
})
