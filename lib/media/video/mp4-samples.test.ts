/** @jest-environment node */
import { samplesOf } from './mp4-samples'

const table = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 + numbers.length * 4)
  numbers.forEach((number, n) => {
    bytes.writeUInt32BE(number, 4 + n * 4)
  })
  return new Uint8Array(bytes)
}
const samples = (tables: Record<string, Uint8Array>) =>
  samplesOf(new Map(Object.entries(tables))).map(({ at, length }) => [at, length])

const runs = table(2, 1, 2, 1, 3, 1, 1)
const sizes = table(0, 6, 10, 20, 30, 40, 50, 60)
const offsets = table(4, 100, 200, 300, 400)

test('a chunk is as long as its samples', () => {
  expect(samples({ stsc: runs, stsz: sizes, stco: offsets })).toEqual([
    [100, 30],
    [200, 70],
    [300, 50],
    [400, 60],
  ])
})

test('samples may share one size and lie beyond 4 GB', () => {
  const co64 = table(2, 0, 100, 1, 5)
  expect(samples({ stsc: table(1, 1, 3, 1), stsz: table(8, 6), co64 })).toEqual([
    [100, 24],
    [2 ** 32 + 5, 24],
  ])
})

test('accepts an index as long as a film’s', () => {
  const stco = new Uint8Array(8 + 4_000_000)
  stco.set(table(1_000_000))
  const found = samples({ stsc: table(1, 1, 1, 1), stsz: table(8, 1_000_000), stco })
  expect([found.length, found.at(-1)]).toEqual([1_000_000, [0, 8]])
})

test('a track without samples has no parts', () => {
  expect(samples({ stsc: table(0), stsz: table(0, 0), stco: table(0) })).toEqual([])
})

test.each([
  ['no sizes', 'No index', { stsc: runs, stco: offsets }],
  ['no runs', 'No index', { stsz: sizes, stco: offsets }],
  ['no places', 'No index', { stsc: runs, stsz: sizes }],
  ['half the places', 'Half', { stsc: runs, stsz: sizes, stco: offsets.subarray(0, 20) }],
  ['half the sizes', 'Half', { stsc: runs, stsz: sizes.subarray(0, 24), stco: offsets }],
  ['an empty table of places', 'Half', { stsc: runs, stsz: sizes, stco: new Uint8Array() }],
  ['half the runs', 'Half', { stsc: table(9), stsz: table(8, 1), stco: offsets }],
  ['more places than any film', 'Too long', { stsc: runs, stsz: sizes, stco: table(1_000_001) }],
  [
    'more samples than any film in one chunk',
    'Too long',
    { stsc: table(1, 1, 1_000_001, 1), stsz: table(8, 1), stco: table(1, 9) },
  ],
  [
    'more samples than any film in all',
    'Too long',
    { stsc: table(1, 1, 400_000, 1), stsz: table(8, 1), stco: offsets },
  ],
])('%s is no index', (_what, reason, tables) => {
  expect(() => samples(tables)).toThrow(reason)
})
