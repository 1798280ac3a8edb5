/** @jest-environment node */

import {
  comments,
  join,
  latin1,
  ogg,
  page,
  readerOf,
  theora,
  vorbis,
} from '@/tests/unit/sample-videos'
import { inspectOgg } from './ogg-pages'

const look = (bytes: Buffer) => inspectOgg(readerOf(bytes), bytes.length)
const pictures = page(4, 1, Buffer.alloc(90, 7))

test.each([
  ['VP8', [page(2, 1, latin1('OVP80\x01\x01'))]],
  ['Opus sound', [theora, page(2, 2, latin1('OpusHead\x01'))]],
  ['FLAC sound', [theora, page(2, 2, latin1('\x7fFLAC\x01'))]],
  ['Speex sound', [theora, page(2, 2, latin1('Speex   1.2'))]],
  ['an index', [page(2, 9, latin1('fishead\0\x04')), theora]],
])('a film with %s is taken', async (_what, firstPages) => {
  expect(await look(join(...firstPages, comments(), pictures))).toEqual([])
})

test.each([
  ['a title and a name', 'title=Roof\x09\0\0\0artist=Geo Smith'],
  ['words that only speak of a place', 'description=the location, gps and geography of a house'],
  ['nothing', ''],
])('comments with %s are left', async (_what, text) => {
  expect(await look(join(theora, comments(text), pictures))).toEqual([])
})

test.each([
  'LOCATION=Middlesbrough',
  'gps=54.57',
  'GPS-Altitude=12',
  'geo_point=1',
  'Latitude=54.57',
  'longitude=-1.23',
])('comments with %s are seen, and cannot be taken out', async (text) => {
  const at = theora.length + 28
  expect(await look(join(theora, comments(text), pictures))).toEqual([
    { at, length: 0, instead: new Uint8Array() },
  ])
})

test.each([
  ['Vorbis', vorbis, '\x03vorbis'],
  ['Opus', page(2, 2, latin1('OpusHead\x01')), 'OpusTags'],
  ['FLAC', page(2, 2, latin1('\x7fFLAC\x01')), '\x04\0\0\x20'],
  ['Speex', page(2, 2, latin1('Speex   1.2')), ''],
])('a place is seen in the comments of %s sound', async (_codec, first, start) => {
  const told = page(0, 2, latin1(`${start}\x08\0\0\0gps=54.57`))
  expect(await look(join(theora, first, comments(), told, pictures))).toHaveLength(1)
})

test('location-like bytes in the picture data are ignored', async () => {
  const likeness = page(4, 1, latin1('location='))
  expect(await look(join(theora, comments(), likeness))).toEqual([])
})

test('a page may have every flag set', async () => {
  const first = page(7, 1, latin1('\x80theora'))
  expect(await look(join(first, comments(), page(5, 1, latin1('x'))))).toEqual([])
})

const cut = (bytes: Buffer, by: number) => bytes.subarray(0, bytes.length - by)

test.each([
  ['cut off within its last page', 'Half a page', cut(ogg(), 1)],
  ['cut off within the lengths of a page', 'Half a page', cut(ogg(), 902)],
  ['cut off within the head of a page', 'No page', cut(ogg(), 910)],
  ['with a page of unknown flags', 'No flags', ogg(page(8, 1, Buffer.alloc(9)))],
  ['that goes on as something else', 'No page', ogg(Buffer.alloc(40, 7))],
  ['with a stream that begins late', 'No page of a stream', ogg(page(2, 9, latin1('OpusHead')))],
  ['with a stream that begins twice', 'No page of a stream', join(theora, theora, pictures)],
  ['with a page of a stream that never began', 'No page of a stream', ogg(page(0, 9, theora))],
  ['of an unknown codec', 'codec', join(page(2, 1, latin1('\x80dirac')), comments())],
  [
    'whose codec is named only by what follows its page',
    'codec',
    join(page(2, 1, latin1('\x80theor')), latin1('a')),
  ],
  ['that is only sound', 'Nothing to play', join(vorbis, page(0, 2, latin1('\x03vorbis')))],
  ['of nothing but first pages', 'Nothing to play', theora],
  ['of pages without end', 'Too many', ogg(Buffer.alloc(28 * 250_000, page(0, 1, latin1(''))))],
])('an Ogg %s is refused', async (_what, reason, bytes) => {
  await expect(look(bytes)).rejects.toThrow(reason)
})
