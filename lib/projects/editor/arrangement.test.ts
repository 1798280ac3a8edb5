import { type Arrangement, arrangementOf, isRearranged } from './arrangement'
import type { SavedPicture } from './edit-rows'

const picture = (id: string, isCover = false) => ({ id, isCover }) as SavedPicture

it('is what is saved', () => {
  const sets = [{ id: 'b', pictures: [picture('1')] }]
  expect(arrangementOf({ sets, progress: [picture('2', true)] })).toEqual({
    cover: '2',
    sets: ['b'],
    progress: ['2'],
  })
  expect(arrangementOf({ sets, progress: [] }).cover).toBeNull()
  const left = { cover: null, sets: [], progress: ['3'] }
  const progress = [picture('2', true), picture('3')]
  expect(arrangementOf({ sets, progress }, ['1', '2'])).toEqual(left)
})

const shown: Arrangement = { cover: null, sets: ['a', 'b'], progress: ['p', 'q'] }

it.each<[string, Partial<Arrangement>, Partial<Arrangement>, boolean]>([
  [
    'nothing was saved meanwhile',
    {},
    { cover: 'p', sets: ['b', 'a'], progress: ['q', 'p'] },
    false,
  ],
  ['another cover was chosen', { cover: 'q' }, { cover: 'p' }, true],
  ['this cover was saved before the answer was lost', { cover: 'p' }, { cover: 'p' }, false],
  ['sets were put in another order', { sets: ['b', 'a'] }, { sets: ['a', 'b', 'c'] }, true],
  ['a photo came', { progress: ['p', 'q', 'r'] }, { progress: ['q', 'p'] }, true],
  [
    'only what stays here was changed',
    { cover: 'q', sets: ['b', 'a'] },
    { progress: ['q'] },
    false,
  ],
])('when %s', (_what, stored, wanted, is) => {
  expect(isRearranged({ ...shown, ...stored }, shown, wanted)).toBe(is)
})
