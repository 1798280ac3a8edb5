/** @jest-environment node */

import {
  box,
  brand,
  element,
  film,
  join,
  moov,
  ogg,
  PLACE,
  page,
  placed,
  placedOgg,
  recording,
  tags,
  theora,
  track,
  tracks,
  UNKNOWN,
  vorbis,
  webm,
  webmHeader,
} from '@/tests/unit/sample-videos'
import { inspectVideo } from './inspect-video'
import type { ReadBytes } from './video-bytes'

const MB = 1024 * 1024

/** Counts the bytes read: the check must never read a whole video. */
async function look(bytes: Buffer) {
  const asked: number[] = []
  const read: ReadBytes = async (start, length) => {
    // Storage answers 416 for a range beyond the end.
    if (start >= bytes.length) throw new Error('416')
    asked.push(length)
    return bytes.subarray(start, start + length)
  }
  const found = await inspectVideo(read, bytes.length)
  return { ...found, requests: asked.length, read: asked.reduce((sum, length) => sum + length, 0) }
}

const mdat = (length: number) => box('mdat', Buffer.alloc(length))
/** A box with the 64-bit length that cameras write. */
const large = (length: number) => {
  const head = box('mdat', Buffer.alloc(8), 1)
  head.writeBigUInt64BE(BigInt(length + 16), 8)
  return join(head, Buffer.alloc(length))
}
const fragment = (bytes: number) =>
  join(
    box('moof', join(box('mfhd', 8), box('traf', join(box('tfhd', 12), box('trun', 40))))),
    mdat(bytes),
  )
const fragmented = (count: number, bytes: number) =>
  join(
    brand('iso5'),
    moov(box('mvex', 32)),
    ...Array<Buffer>(count).fill(fragment(bytes)),
    box('mfra', 90),
  )
const long = join(brand('isom'), mdat(60 * MB), moov())
const longWebm = webm(element('1f43b675', 60 * MB), element('1c53bb6b'))

test.each([
  ['MP4', film()],
  ['MP4 with its index last', join(brand('mp42'), mdat(900), moov())],
  ['MP4 with a 64-bit length', join(brand('isom'), moov(), large(1_000))],
  [
    'MP4 whose last box goes on to the end',
    join(brand('isom'), moov(), box('mdat', Buffer.alloc(500), 0)),
  ],
  [
    'MP4 with room between its boxes',
    join(brand('isom'), moov(box('udta', 0)), box('free', Buffer.alloc(99)), mdat(9)),
  ],
  ['MP4 with a terminator', join(brand('isom'), moov(Buffer.alloc(4)), mdat(9))],
  ['MP4 with sound', film(track('soun'))],
  ['fragmented MP4', fragmented(3, 500)],
])('%s', async (_name, bytes) => {
  expect(await look(bytes)).toMatchObject({ type: 'video/mp4', hidden: [], requests: 1 })
})

test.each([
  ['MP4', long],
  ['WebM', longWebm],
])('of a long %s only the heads are read', async (_name, bytes) => {
  const { hidden, read, requests } = await look(bytes)
  expect(hidden).toEqual([])
  expect([requests, read < 0.2 * MB]).toEqual([2, true])
})

test.each([
  ['MP4 in thousands of fragments', fragmented(1_500, 30_000)],
  ['MP4 in fragments of a second', fragmented(100, 320 * 1024)],
  ['recording', recording(...Array<Buffer>(4_000).fill(element('a3', 12_000)))],
  ['Ogg', ogg(...Array<Buffer>(3_000).fill(page(0, 1, Buffer.alloc(16_000, 7))))],
])('the end of a long %s is reached in few requests', async (_name, bytes) => {
  const { type, requests } = await look(bytes)
  expect([type === undefined, requests < 110]).toEqual([false, true])
  expect((await look(join(bytes, Buffer.from('<script>')))).type).toBeUndefined()
})

test.each(Object.entries(placed))('finds a location in %s', async (_where, bytes) => {
  const { type, hidden } = await look(bytes)
  expect(type).toBe('video/mp4')
  expect(hidden?.length).toBeGreaterThan(0)
})

const hiddenIn = async (bytes: Buffer) =>
  (await look(bytes)).hidden?.map(({ at, length, instead }) => [
    at,
    length,
    Buffer.from(instead).toString('latin1'),
  ])

test('replaces a metadata box with an empty one of the same length', async () => {
  const long = join(box('gps ', Buffer.from('\0\0\0\0\0\0\0\x20'), 1), Buffer.alloc(16, 7))
  const at = film().length
  expect(await hiddenIn(join(film(), box('uuid', 40), long))).toEqual([
    [at, 48, '\0\0\0\x30free'],
    [at + 48, 32, '\0\0\0\x01free\0\0\0\0\0\0\0\x20'],
  ])
})

test('replaces a location track with an empty box and its samples with zeros', async () => {
  const bytes = placed['a track of positions'] as Buffer
  const [at, length] = [
    bytes.lastIndexOf('trak') - 4,
    bytes.readUInt32BE(bytes.lastIndexOf('trak') - 4),
  ]
  expect(await hiddenIn(bytes)).toEqual([
    [at, length, `${bytes.toString('latin1', at, at + 4)}free`],
    [32, 18, ''],
  ])
})

test('replaces a metadata element with an empty one of the same length', async () => {
  const small = Buffer.from('1254c3678107', 'hex')
  const at = recording().length
  expect(await hiddenIn(recording(small, tags))).toEqual([
    [at, 6, '\xec\x84'],
    [at + 6, tags.length, `\xec\x01\0\0\0\0\0\0${String.fromCharCode(tags.length - 9)}`],
  ])
})

test('refuses a location track in a fragmented film', async () => {
  const { hidden } = await look(
    join(brand('iso5'), moov(track('meta'), box('mvex', 32)), fragment(90)),
  )
  expect(hidden).toMatchObject([{ length: 0 }, { length: 0 }])
})

test.each([
  ['a WebM', webm()],
  ['one with room in it', webm(element('ec', Buffer.alloc(40)))],
  ['one that a browser recorded', recording()],
  [
    'one with clusters that know their length behind open ones',
    recording(element('1f43b675', 200), element('1c53bb6b', 90)),
  ],
])('%s', async (_name, bytes) => {
  expect(await look(bytes)).toMatchObject({ type: 'video/webm', hidden: [] })
})

test.each([
  ['a WebM', webm(tags)],
  ['what a browser recorded', recording(tags)],
  ['its room', webm(element('ec', Buffer.from(PLACE)))],
  ['a picture attached to it', webm(element('1941a469', 90))],
])('a place in %s is seen', async (_name, bytes) => {
  expect((await look(bytes)).hidden).toHaveLength(1)
})

test('accepts an Ogg and finds a location in its comments', async () => {
  expect(await look(ogg())).toMatchObject({ type: 'video/ogg', hidden: [] })
  expect((await look(placedOgg)).hidden).toHaveLength(1)
})

const html = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length - 10)
const deep = (type: string) =>
  Array.from({ length: 1_000 }).reduce<Buffer>((inner) => box(type, inner), box(type))

test.each([
  ['a HEIC photo', join(brand('heic'), box('meta', 90), mdat(900))],
  ['an AVIF picture', join(brand('avif'), box('meta', 90), mdat(900))],
  ['all of an MP4 but its first box', join(moov(), mdat(900))],
  [
    'a sound called MP4',
    join(brand('isom'), box('moov', join(box('mvhd', 100), track('soun'))), mdat(9)),
  ],
  ['an MP4 without an index', join(brand('isom'), mdat(900))],
  ['an MP4 with nothing to play', join(brand('isom'), moov())],
  ['an MP4 that was cut off', cut(film())],
  ['an MP4 cut off within a box head', join(film(), Buffer.alloc(3))],
  ['an MP4 cut off within a long box head', join(film(), box('mdat', 4, 1))],
  ['an MP4 that goes on as HTML', join(film(), html)],
  ['a box of no length', join(brand('isom'), moov(), box('mdat', 90, 4))],
  ['a box longer than the one it lies in', film(box('udta', 9, 90))],
  ['boxes without end', join(film(), ...Array<Buffer>(100_001).fill(box('free', 0)))],
  ['a track of positions without an index', film(box('trak', box('mdia', box('hdlr', 12))))],
  ['a Matroska of another kind', join(webmHeader('matroska'), webm().subarray(22))],
  ['a WebM only by a word in its header', join(element('1a45dfa3', Buffer.from('webm')), html)],
  ['a WebM that was cut off', cut(webm())],
  ['a WebM that goes on as HTML', join(webm(), html)],
  ['a WebM that goes on as an MP4', join(webm(), film())],
  ['a WebM behind a WebM', join(webm(), webm())],
  ['a recording that was cut off', cut(recording())],
  ['a recording that goes on as HTML', join(recording(), html)],
  ['a recording that goes on as an MP4', join(recording(), film())],
  ['HTML in a WebM', webm(html)],
  ['a WebM without an end to its tracks', recording(element('1654ae6b', 60, UNKNOWN))],
  ['a WebM with nothing to play', join(webmHeader(), element('18538067', tracks))],
  ['the header of a WebM', webmHeader()],
  ['an Ogg that was cut off', cut(ogg())],
  ['an Ogg that goes on as HTML', join(ogg(), html)],
  ['an Ogg that goes on as an MP4', join(ogg(), film())],
  ['the signature of an Ogg', join(Buffer.from('OggS\0\x02'), html, Buffer.alloc(90))],
  ['an Ogg of another version', Buffer.from(ogg()).fill(1, 4, 5)],
  ['an Ogg that does not begin with a first page', ogg().subarray(theora.length)],
  ['an Ogg with only first pages', theora],
  ['an Ogg with only sound', join(vorbis, page(4, 2, html))],
  ['an Ogg of an unknown kind', join(page(2, 1, html), page(4, 1, html))],
  ['a page of a stream that never began', ogg(page(0, 9, html))],
  ['a stream that begins late', ogg(page(2, 9, html))],
  ['HTML', html],
  ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['random bytes', Buffer.from(Array.from({ length: 300 }, (_, n) => (n * 7919) % 251))],
  ['one byte', Buffer.of(0x1a)],
  ['nothing', Buffer.alloc(0)],
])('%s is no video that is taken', async (_name, bytes) => {
  expect((await look(bytes)).type).toBeUndefined()
})

test.each(['qt  ', 'heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'M4A '])(
  'what is branded %s is no video that is taken, even where all else is',
  async (name) => {
    expect((await look(join(brand(name), moov(), mdat(900)))).type).toBeUndefined()
  },
)

test('nested boxes end with the last media box', async () => {
  for (const type of ['moov', 'trak', 'moof']) {
    expect((await look(join(film(), deep(type)))).hidden).toHaveLength(1)
  }
})

test('a read error is not reported as a broken video', async () => {
  const read = () => Promise.reject(new Error('no answer'))
  await expect(inspectVideo(read, 900)).rejects.toThrow('no answer')
})

test('a truncated video is refused at every length', async () => {
  for (const whole of [film(track('soun')), webm(), ogg()]) {
    for (let length = 1; length < whole.length; length += 7) {
      const { type } = await look(whole.subarray(0, length))
      expect([length, type]).toEqual([length, undefined])
    }
  }
})
