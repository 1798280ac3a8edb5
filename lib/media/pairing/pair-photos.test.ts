import { type Compare, pairPhotos } from './pair-photos'

type Table = Record<string, Record<string, number>>

const from =
  (table: Table, quick = table): Compare =>
  (before, after, isQuick) =>
    (isQuick ? quick : table)[before]?.[after] ?? 0
const all = (table: Table) =>
  Object.entries(table).flatMap(([before, row]) =>
    Object.keys(row).map((after) => [before, after] as const),
  )
const words = (pairs: ReturnType<typeof pairPhotos>) =>
  pairs.map(({ before, after, isSure }) => `${before} ${after}${isSure ? '' : ' ?'}`)

it('pairs what is alike, the surest first, and leaves out what is like nothing', () => {
  const table = { a: { A: 40, B: 3, C: 0 }, b: { A: 2, B: 300, C: 6 }, c: { A: 0, B: 5, C: 8 } }
  expect(words(pairPhotos(all(table), from(table)))).toEqual(['b B', 'a A'])
})

it('gives each photo to the one it is most like', () => {
  const table = { a: { A: 120, B: 60 }, b: { A: 110, B: 15 } }
  expect(words(pairPhotos(all(table), from(table)))).toEqual(['a A ?', 'b B ?'])
})

it('doubts a pair with few points in common, and one with a rival', () => {
  const table = { a: { A: 15, B: 0 }, b: { A: 0, B: 90 }, c: { A: 0, B: 50 } }
  expect(words(pairPhotos(all(table), from(table)))).toEqual(['b B ?', 'a A ?'])
})

it('finds a pair that the quick look missed', () => {
  const table = { a: { A: 30, B: 0 }, b: { A: 0, B: 70 } }
  const quick = { a: { A: 0, B: 0 }, b: { A: 0, B: 9 } }
  expect(words(pairPhotos(all(table), from(table, quick)))).toEqual(['b B', 'a A'])
})

it('looks closely a few times for each photo, however many there are', () => {
  const names = Array.from({ length: 40 }, (_, index) => String(index))
  const candidates = names.flatMap((name) =>
    names.map((other) => [`b${name}`, `a${other}`] as const),
  )
  let slow = 0
  pairPhotos(candidates, (_before, _after, isQuick) => {
    if (!isQuick) slow++
    return 0
  })
  expect(slow).toBe(240)
})
