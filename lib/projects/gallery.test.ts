import { lightboxPhotos } from './gallery'
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
