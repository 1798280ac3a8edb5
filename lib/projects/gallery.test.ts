import { isWide, lightboxPhotos } from './gallery'
import type { Photo } from './schema'

const photo = (id: string, date: string | null = null): Photo => ({
  id,
  src: `/${id}.jpg`,
  alt: id,
  width: 3,
  height: 2,
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

it('offers several sizes of a large picture', () => {
  const [large] = lightboxPhotos({ sets: [], progress: [photo('p')] })
  expect(large?.widths).toEqual([390, 640, 828, 1080, 1440, 1920])
  expect(large?.src).toMatch(/url=%2Fp\.jpg&w=1920/)
})

it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
  '%i progress photos fill three columns, row by row',
  (count) => {
    const spans = [...Array(count).keys()].map((index) => (isWide(index, count) ? 2 : 1))
    let column = 0
    for (const span of spans) {
      // A photo that did not fit would leave a gap in its row.
      expect(column + span).toBeLessThanOrEqual(3)
      column = (column + span) % 3
    }
    expect(column).toBe(0)
  },
)
