import { lightboxPhotos, onlyPicture } from './gallery'
import type { Photo } from './schema'

const photo = (id: string, date: string | null = null): Photo => ({
  id,
  src: `/${id}.jpg`,
  alt: id,
  width: 3,
  height: 2,
  formats: [],
  caption: null,
  date,
})

it('lists every photo in page order, with its date in words', () => {
  const sets = [{ id: 's', before: photo('b'), after: photo('a', '2026-03-04') }]
  const shown = lightboxPhotos({ sets, progress: [photo('p')] })
  expect(shown.map(({ id, date }) => [id, date])).toEqual([
    ['b', null],
    ['a', 'Mar 4, 2026'],
    ['p', null],
  ])
})

it('finds the set of an only picture, which the page shows above', () => {
  const [after, before] = [photo('a'), photo('b')]
  const set = { id: 's', before: null, after }
  expect(onlyPicture({ sets: [set], cover: after })).toBe(set)
  expect(onlyPicture({ sets: [{ ...set, before: before, after: null }], cover: before })?.id).toBe(
    's',
  )
  expect(onlyPicture({ sets: [{ ...set, before }], cover: after })).toBeUndefined()
  expect(onlyPicture({ sets: [set], cover: photo('progress') })).toBeUndefined()
  expect(onlyPicture({ sets: [set, { ...set, id: 't' }], cover: after })).toBeUndefined()
  expect(onlyPicture({ sets: [], cover: null })).toBeUndefined()
})
