/** @jest-environment node */
import { inspectVideo } from '@/lib/media/video/inspect-video'
import { film, join, PLACE, placed, recording, tags, webm } from '@/tests/unit/sample-videos'
import { stripVideo } from './strip-video'

const fileOf = (bytes: Buffer, name = 'clip.mp4') =>
  new File([new Uint8Array(bytes)], name, { type: 'video/mp4', lastModified: 7 })
const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())
const look = (bytes: Buffer) =>
  inspectVideo(async (start, length) => bytes.subarray(start, start + length), bytes.length)

const telling: Record<string, Buffer> = {
  ...placed,
  'a WebM': webm(tags),
  'a recording': recording(tags),
}

test.each(Object.entries(telling))('%s: no place is left, and nothing moved', async (_, bytes) => {
  const stripped = await stripVideo(fileOf(bytes))
  const left = await bytesOf(stripped)
  expect(left.includes(PLACE)).toBe(false)
  expect(left.includes('GPS')).toBe(false)
  expect(await look(left)).toMatchObject({ hidden: [] })
  expect(stripped).toMatchObject({ name: 'clip.mp4', type: 'video/mp4', lastModified: 7 })
  expect(left.length).toBe(bytes.length)
  const changed = new Set(
    (await look(bytes))?.hidden.flatMap(({ at, length }) => range(at, length)),
  )
  expect(left.every((byte, at) => byte === bytes[at] || changed.has(at))).toBe(true)
})

const range = (at: number, length: number) => Array.from({ length }, (_, n) => at + n)

test('what plays stays as it was, and its samples where they were', async () => {
  const left = await bytesOf(await stripVideo(fileOf(placed['a track of positions'] as Buffer)))
  expect(left.includes(`seen${'\0'.repeat(18)}seen`)).toBe(true)
})

test('the same file always becomes the same bytes, so that sending goes on', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => bytesOf(await stripVideo(fileOf(telling['moov/meta'] as Buffer)))),
  )
  expect(first?.equals(second as Buffer)).toBe(true)
  const again = fileOf(first as Buffer)
  expect(await stripVideo(again)).toBe(again)
})

test.each([
  ['a video that tells nothing', film()],
  ['what is no video', Buffer.from('12345678')],
  ['half a video', join(placed.uuid as Buffer).subarray(0, 300)],
  ['nothing', Buffer.alloc(0)],
])('%s is the very same file', async (_, bytes) => {
  const file = fileOf(bytes)
  expect(await stripVideo(file)).toBe(file)
})

test('a long video is not read', async () => {
  const bytes = join(placed['moov/meta'] as Buffer, Buffer.alloc(40 * 1024 * 1024))
  bytes.writeUInt32BE(40 * 1024 * 1024 + 908, bytes.indexOf('mdat') - 4)
  const file = fileOf(bytes)
  let read = 0
  const slice = file.slice.bind(file)
  file.slice = (from = 0, to = file.size) => {
    const part = slice(from, to)
    part.arrayBuffer = () => {
      read += to - from
      return new Response(slice(from, to)).arrayBuffer()
    }
    return part
  }
  const left = await bytesOf(await stripVideo(file))
  expect([left.length, left.includes(PLACE)]).toEqual([bytes.length, false])
  expect(read).toBeLessThan(200_000)
})
