/** @jest-environment node */
import { inspectVideo } from './inspect-video'

function box(type: string, body: Buffer | number = 8, length?: number): Buffer {
  const content = typeof body === 'number' ? Buffer.alloc(body) : body
  const head = Buffer.alloc(8)
  head.writeUInt32BE(length ?? content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const brand = (name: string) => box('ftyp', Buffer.from(`${name}\0\0\x02\0${name}`))
const file = (...parts: Buffer[]) => Buffer.concat(parts)

/** Counts what is read: a whole video must never pass through. */
async function look(bytes: Buffer, size = bytes.length) {
  let read = 0
  const type = await inspectVideo(async (start, length) => {
    const part = bytes.subarray(start, start + length)
    read += part.length
    return part
  }, size)
  return { type, read }
}

const mp4 = file(brand('isom'), box('moov', 100), box('mdat', 50_000))
/** With the 64-bit length that cameras write. */
const large = Buffer.alloc(16)
large.writeUInt32BE(1)
large.write('mdat', 4, 'latin1')
large.writeBigUInt64BE(BigInt(1_016), 8)

test.each([
  ['MP4', mp4],
  ['MP4 with its index last', file(brand('mp42'), box('mdat', 900), box('moov', 90))],
  ['MP4 with a 64-bit length', file(brand('isom'), box('moov', 90), large, Buffer.alloc(1_000))],
  [
    'MP4 whose last box goes on to the end',
    file(brand('isom'), box('moov', 90), box('mdat', 500, 0)),
  ],
  [
    'fragmented MP4',
    file(
      brand('iso5'),
      box('moov', 90),
      box('moof', 40),
      box('mdat', 500),
      box('moof', 40),
      box('mdat', 500),
    ),
  ],
])('%s', async (_name, bytes) => {
  const { type, read } = await look(bytes)
  expect(type).toBe('video/mp4')
  expect(read).toBeLessThan(500)
})

test('an MP4 of thousands of fragments is believed after some', async () => {
  const fragments = Array.from({ length: 3_000 }, () => file(box('moof', 8), box('mdat', 8)))
  const { type, read } = await look(file(brand('iso5'), box('moov', 90), ...fragments))
  expect(type).toBe('video/mp4')
  expect(read).toBeLessThan(5_000)
})

test('WebM and Ogg', async () => {
  const webm = file(
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(90),
  )
  expect((await look(webm)).type).toBe('video/webm')
  expect((await look(file(Buffer.from('OggS\0\x02'), Buffer.alloc(90)))).type).toBe('video/ogg')
})

test.each([
  ['a MOV', file(brand('qt  '), box('moov', 90), box('mdat', 900))],
  ['a HEIC photo', file(brand('heic'), box('meta', 90), box('mdat', 900))],
  ['an AVIF picture', file(brand('avif'), box('meta', 90), box('mdat', 900))],
  ['a sound', file(brand('M4A '), box('moov', 90), box('mdat', 900))],
  ['an MP4 without an index', file(brand('isom'), box('mdat', 900))],
  ['an MP4 with nothing to play', file(brand('isom'), box('moov', 90))],
  ['an MP4 that was cut off', mp4.subarray(0, mp4.length - 10)],
  ['an MP4 cut off within a box head', file(mp4, Buffer.from('\0\0\0'))],
  ['a box of no length', file(brand('isom'), box('moov', 90), box('mdat', 90, 4))],
  [
    'a Matroska of another kind',
    file(Buffer.from('1a45dfa3', 'hex'), Buffer.from('matroska'), Buffer.alloc(90)),
  ],
  ['HTML', Buffer.from('<!doctype html><html><script>alert(1)</script></html>')],
  ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['random bytes', Buffer.from(Array.from({ length: 300 }, (_, n) => (n * 7919) % 251))],
  ['nothing', Buffer.alloc(0)],
])('%s is no video that is taken', async (_name, bytes) => {
  expect((await look(bytes)).type).toBeUndefined()
})
