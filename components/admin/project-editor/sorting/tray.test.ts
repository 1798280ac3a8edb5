import type { SortedPhotos } from '@/lib/media/pairing/sort-photos'
import { reduceTray, type Tray, type TrayEvent } from './tray'

const photos = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  file: new File([], `${id}.jpg`),
  preview: `blob:${id}`,
}))
const sets = [
  { id: 'first', number: 2 },
  { id: 'second', number: 3 },
]
const sorted: SortedPhotos = {
  proposal: {
    sets: [
      { before: 'a', after: 'b', isSure: true },
      { before: 'c', after: null, isSure: false },
    ],
    progress: ['d'],
    overCount: 2,
  },
  compared: [],
  days: { a: '2026-03-02' },
  positions: {},
  isOneDay: false,
  isCompared: true,
}

const after = (...events: TrayEvent[]): Tray | null => {
  const start = reduceTray(null, { type: 'picked', photos, sets, former: {} })
  return events.reduce(reduceTray, start)
}
const places = (tray: Tray | null) => Object.values(tray?.places ?? {})
const guessed: TrayEvent = { type: 'sorted', sorted }

it('every photo is there at once, and sorted later', () => {
  expect(after()?.sorted).toBeUndefined()
  expect(places(after())).toEqual(['progress', 'progress', 'progress', 'progress'])
  expect(after({ type: 'progressed', progress: 0.4 })?.progress).toBe(0.4)
  expect(places(after(guessed))).toEqual(['before 0', 'after 0', 'before 1', 'progress'])
  expect(after(guessed)).toMatchObject({ doubtful: [1], overCount: 2 })
})

it('without a guess all can be moved by hand', () => {
  const tray = after({ type: 'not-sorted' }, { type: 'moved', id: 'a', to: 'before 0' })
  expect(tray?.sorted?.isCompared).toBe(false)
  expect(places(tray)).toEqual(['before 0', 'progress', 'progress', 'progress'])
})

it('two photos never share half a set: they change places', () => {
  const swapped = after(guessed, { type: 'moved', id: 'a', to: 'after 0' })
  expect(places(swapped)).toEqual(['after 0', 'before 0', 'before 1', 'progress'])
  const pushed = after(guessed, { type: 'moved', id: 'd', to: 'before 0' })
  expect(places(pushed)).toEqual(['progress', 'after 0', 'before 1', 'before 0'])
})

it('any number of photos may be progress photos or left out', () => {
  const tray = after(
    guessed,
    { type: 'moved', id: 'a', to: 'progress' },
    { type: 'moved', id: 'b', to: 'none' },
    { type: 'moved', id: 'd', to: 'none' },
  )
  expect(places(tray)).toEqual(['progress', 'none', 'before 1', 'none'])
})

it('a set that the owner changed is doubted no more', () => {
  expect(after(guessed, { type: 'moved', id: 'd', to: 'after 1' })?.doubtful).toEqual([])
  expect(after(guessed, { type: 'moved', id: 'c', to: 'progress' })?.doubtful).toEqual([])
  expect(after(guessed, { type: 'moved', id: 'd', to: 'after 0' })?.doubtful).toEqual([1])
})

it('photos go where they were moved before the page was left, if that place is still there', () => {
  const former = { a: 'after 0', b: 'before 0', c: 'before 7', d: 'none', gone: 'before 1' }
  const start = reduceTray(null, { type: 'picked', photos, sets, former })
  const guess = reduceTray(start, guessed)
  expect(places(guess)).toEqual(['after 0', 'before 0', 'before 1', 'none'])
  // The owner did not touch that set.
  expect(guess?.doubtful).toEqual([1])
  const byHand = reduceTray(start, { type: 'not-sorted' })
  expect(places(byHand)).toEqual(['after 0', 'before 0', 'progress', 'none'])
})

it('what comes after it was closed changes nothing', () => {
  expect(after({ type: 'closed' }, guessed)).toBeNull()
})
