/** @jest-environment node */
import type { Line } from './bench.ts'
import { atLeast, atMost, kilobytes, median, plain, scatterOfMedian, table } from './figures.ts'

it('takes the median in any order', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([10, 1, 3, 2])).toBe(2.5)
  expect(median([])).toBeNaN()
})

it('knows how far the median of a few may differ from that of all by chance', () => {
  const quiet = [100, 101, 102, 103, 104]
  expect(scatterOfMedian(quiet, 5)).toBe(104)
  // If a fifth is slow, three of five draws are slow in one of seventeen cases; if a tenth is, in one of 117.
  const busy = [1, 1, 1, 1, 1, 1, 1, 1, 9, 10]
  expect(scatterOfMedian(busy, 5)).toBe(9)
  expect(scatterOfMedian([...busy, ...Array(10).fill(1)], 5)).toBe(1)
  expect(scatterOfMedian(busy, 1)).toBe(10)
  expect(scatterOfMedian([], 5)).toBeNaN()
})

it('reports a missed target', () => {
  expect(atMost(162_000, 162_000, kilobytes).missed).toBeUndefined()
  expect(atMost(162_100, 162_000, kilobytes).missed).toBe('at most 162.0')
  expect(atLeast(99, 100).missed).toBe('at least 100')
  expect(atLeast(100, 100).missed).toBeUndefined()
})

it('a missing figure counts as a miss', () => {
  expect(atMost(Number.NaN, 1).missed).toBeDefined()
  expect(atLeast(Number.NaN, 1).missed).toBeDefined()
})

it('draws a table with misses and notes below it', () => {
  const lines: Line[] = [
    { name: '/', figures: { script: atMost(180_000, 162_000, kilobytes), files: plain(2) } },
    { name: '/contact', figures: { script: plain(150_000, kilobytes) }, notes: ['no pictures'] },
  ]
  expect(table(lines)).toBe(
    [
      '           script  files',
      '/         180.0 !      2',
      '/contact    150.0      -',
      '  /: script is 180.0, wanted at most 162.0',
      '  /contact: no pictures',
    ].join('\n'),
  )
})
