/** @jest-environment node */

import {
  box,
  brand,
  film,
  join,
  latin1,
  moov,
  readerOf,
  track,
  uint32,
} from '@/tests/unit/sample-videos'
import { inspectMp4 } from './mp4-boxes'

const look = (bytes: Buffer) => inspectMp4(readerOf(bytes), bytes.length)
const mdat = box('mdat', 900)
const handler = (type: string) => box('hdlr', join(uint32(0, 0), latin1(type)))

/** A location track with a written-out index. */
const positions = (...index: Buffer[]) =>
  box('trak', box('mdia', join(handler('meta'), box('minf', box('stbl', join(...index))))))
const chunks = (count: number) =>
  positions(
    box('stsc', uint32(0, 1, 1, 1, 1)),
    box('stsz', uint32(0, 2, count)),
    box('stco', join(uint32(0, count), Buffer.alloc(count * 4))),
  )

test('inspecting does not change the file', async () => {
  const bytes = film(box('udta', 20))
  const before = Buffer.from(bytes)
  expect(await look(bytes)).toHaveLength(1)
  expect(bytes).toEqual(before)
})

test('a track is judged by its media, not by the names in its index', async () => {
  const media = box('minf', join(handler('url '), box('stbl', 0)))
  const sound = box('trak', box('mdia', join(handler('soun'), media)))
  expect(await look(film(sound))).toEqual([])
})

test('sample offsets may be 64-bit numbers', async () => {
  const far = positions(
    box('stsc', uint32(0, 1, 1, 1, 1)),
    box('stsz', uint32(0, 5, 1)),
    box('co64', uint32(0, 1, 0, 77)),
  )
  expect(await look(film(far))).toMatchObject([{}, { at: 77, length: 5 }])
})

test('a track with very many chunks is removed like any other', async () => {
  expect(await look(film(chunks(300_000)))).toHaveLength(300_001)
})

test('a video track may have an index of any length', async () => {
  const index = box('stsz', Buffer.alloc(5 * 1024 * 1024))
  const long = box('trak', box('mdia', join(handler('vide'), box('minf', box('stbl', index)))))
  expect(await look(film(long))).toEqual([])
})

const MB = 1024 * 1024

test.each([
  ['with half a box head', 'No box', join(film(), Buffer.alloc(7))],
  ['with half a long box head', 'Half a box', join(film(), box('free', 7, 1))],
  ['with a box of no length', 'no length', join(film(), box('free', 90, 7))],
  ['with a long box of no length', 'no length', join(film(), box('free', Buffer.alloc(8), 1))],
  ['with a box longer than the file', 'no length', join(film(), box('free', 90, 99))],
  ['with only sound', 'Nothing', join(brand('isom'), box('moov', track('soun')), mdat)],
  ['with nothing but an index', 'Nothing', join(brand('isom'), moov())],
  ['without an index', 'Nothing', join(brand('isom'), mdat)],
  ['of boxes without end', 'No box', film(Buffer.alloc(8 * 100_000, box('free', 0)))],
  [
    'whose second track has no index of its own',
    'No index',
    film(track('meta'), box('trak', box('mdia', handler('text')))),
  ],
  ['whose second track does not say what it is', 'No index', film(box('trak', box('tkhd')))],
  ['with too long an index', 'Too long', film(positions(box('stsz', 4 * MB + 1)))],
  ['whose indexes are too long together', 'Too long', film(chunks(600_000), chunks(600_000))],
])('an MP4 %s is refused', async (_what, reason, bytes) => {
  await expect(look(bytes)).rejects.toThrow(reason)
})
