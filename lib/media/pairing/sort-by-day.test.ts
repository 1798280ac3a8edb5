import { type DatedPhoto, sortByDay } from './sort-by-day'

const photo = (id: string, day: string, time = '12:00:00', isFromCamera = true): DatedPhoto => ({
  id,
  takenAt: { day, time, isFromCamera },
})

it('the first day is before, the last after, the days between progress', () => {
  const sorted = sortByDay([
    photo('done', '2026-03-09'),
    photo('frame', '2026-03-04'),
    photo('old door', '2026-03-02', '09:00:00'),
    photo('old window', '2026-03-02', '08:00:00'),
    photo('glass', '2026-03-05'),
  ])
  expect(sorted).toEqual({
    before: ['old window', 'old door'],
    progress: ['frame', 'glass'],
    after: ['done'],
    candidates: [
      ['old window', 'done'],
      ['old door', 'done'],
    ],
  })
})

it('within one day any later photo may be the after of an earlier one', () => {
  const sorted = sortByDay([
    photo('noon', '2026-03-02', '12:00:00'),
    photo('evening', '2026-03-02', '18:00:00'),
    photo('morning', '2026-03-02', '07:00:00'),
  ])
  expect(sorted.before).toEqual([])
  expect(sorted.after).toEqual([])
  expect(sorted.progress).toEqual(['morning', 'noon', 'evening'])
  expect(sorted.candidates).toEqual([
    ['morning', 'noon'],
    ['morning', 'evening'],
    ['noon', 'evening'],
  ])
})

it("a file's own date does not count beside dates of cameras", () => {
  const sorted = sortByDay([
    photo('copied', '2026-11-20', '10:00:00', false),
    photo('old', '2026-03-02'),
    photo('new', '2026-03-09'),
  ])
  expect(sorted.after).toEqual(['new'])
  expect(sorted.progress).toEqual(['copied'])
  expect(sorted.candidates).toEqual([
    ['old', 'new'],
    ['old', 'copied'],
    ['copied', 'new'],
  ])
})

it('dates of files count where no camera wrote one', () => {
  const sorted = sortByDay([
    photo('new', '2026-03-09', '10:00:00', false),
    photo('old', '2026-03-02', '10:00:00', false),
  ])
  expect([sorted.before, sorted.after]).toEqual([['old'], ['new']])
})

it('no photo is lost', () => {
  for (const photos of [[], [photo('one', '2026-03-02')]]) {
    const { before, progress, after } = sortByDay(photos)
    expect([...before, ...progress, ...after]).toEqual(photos.map(({ id }) => id))
  }
})
