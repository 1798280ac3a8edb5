/** @jest-environment node */
import { ogg, oggStart, PLACE, page } from '@/tests/unit/sample-videos'
import { rewriteOgg } from './rewrite-ogg'

it('the comments are gone, even over two pages, and all else stays', () => {
  const [short, long] = [ogg(PLACE), ogg(`${PLACE}${' '.repeat(400)}${PLACE}`)]
  for (const film of [short, long]) {
    const made = Buffer.from(rewriteOgg(film))
    expect([film.includes(PLACE), made.includes(PLACE), made.includes('Xiph')]).toEqual([
      true,
      false,
      false,
    ])
    expect(made).toHaveLength(film.length)
    expect(made.subarray(-900)).toEqual(film.subarray(-900))
  }
})

it('a changed page is signed again', () => {
  // As libogg counts it.
  const made = Buffer.from(rewriteOgg(ogg('Redcar')))
  const second = made.indexOf('OggS', oggStart.length + 1)
  const third = made.indexOf('OggS', second + 1)
  expect(made.readUInt32LE(third + 22)).not.toBe(0)
})

it.each<[string, Buffer]>([
  ['half an Ogg', ogg().subarray(0, -100)],
  ['HTML behind an Ogg', Buffer.concat([ogg(), Buffer.from('<!doctype html>')])],
  ['sound alone', page(2, 2, Buffer.from('\x01vorbis\0\0\0\0\x02', 'latin1'))],
  ['an unknown codec', page(2, 1, Buffer.from('<!doctype html>'))],
  ['a film without comments', oggStart],
])('%s is no video', (_what, film) => {
  expect(() => rewriteOgg(film)).toThrow(expect.objectContaining({ code: 'not-a-video' }))
})
