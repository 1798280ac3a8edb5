/** @jest-environment node */
import { BufferSource, EncodedPacketSink } from 'mediabunny'
import { PLACE, placed, videoOf } from '@/tests/unit/sample-videos'
import { openVideo, rewriteVideo } from './rewrite-video'

const rewritten = (film: Buffer, signal?: AbortSignal) =>
  rewriteVideo(new BufferSource(film), film.byteLength, signal)

/** What is seen and heard: each track's codec, size, turn and packets. */
async function contentsOf(film: Uint8Array) {
  const input = openVideo(new BufferSource(film))
  const tracks = []
  for (const track of await input.getTracks()) {
    const packets = []
    for await (const { data, timestamp, duration, type } of new EncodedPacketSink(
      track,
    ).packets()) {
      packets.push({ data: Buffer.from(data).toString('hex'), timestamp, duration, type })
    }
    const look = track.isVideoTrack()
      ? [await track.getRotation(), await track.getDisplayWidth(), await track.getDisplayHeight()]
      : []
    tracks.push({ codec: await track.getCodec(), look, packets })
  }
  return tracks
}

it.each([
  ['mp4', 'video/mp4'],
  ['recorded', 'video/mp4'],
  ['fragmented', 'video/mp4'],
  ['mov', 'video/mp4'],
  ['webm', 'video/webm'],
] as const)('%s stays as it is seen and heard, as %s', async (as, type) => {
  const film = await videoOf(as)
  const made = await rewritten(film)
  expect(made.type).toBe(type)
  expect(await contentsOf(made.data)).toEqual(await contentsOf(film))
})

it('an MP4 has its index in front', async () => {
  const text = Buffer.from((await rewritten(await videoOf('recorded'))).data).toString('latin1')
  expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'))
})

it.each(Object.keys(placed).filter((where) => !where.includes('Ogg')))(
  'a place in %s is gone',
  async (where) => {
    const film = (await placed[where]?.()) ?? Buffer.alloc(0)
    expect(film.includes(PLACE)).toBe(true)
    expect(Buffer.from((await rewritten(film)).data).includes(PLACE)).toBe(false)
  },
)

it.each<[string, Promise<Buffer> | Buffer]>([
  ['HTML', Buffer.from('<!doctype html>'.padEnd(300))],
  ['HTML behind a signature', Buffer.from('\0\0\0\x18ftypisom<!doctype html>'.padEnd(300))],
  ['an index cut off', videoOf('mp4').then((film) => film.subarray(0, 400))],
  ['a film cut off before its index', videoOf('recorded').then((film) => film.subarray(0, 2000))],
  ['half a WebM', videoOf('webm').then((film) => film.subarray(0, 300))],
  ['no picture at all', videoOf('mp4', { packets: 0 })],
])('%s is no video', async (_what, film) => {
  await expect(rewritten(await film)).rejects.toMatchObject({ code: 'not-a-video' })
})

it('HEVC is not what every browser plays', async () => {
  const film = await videoOf('mov', { codec: 'hevc' })
  await expect(rewritten(film)).rejects.toMatchObject({ code: 'unplayable' })
})

describe('an index that promises more than there is', () => {
  const patched = async (change: (film: Buffer) => void) => {
    const film = await videoOf('mp4', { isSilent: true, packets: 20 })
    change(film)
    return film
  }
  const at = (film: Buffer, box: string) => film.indexOf(box) + 4

  it.each<[string, (film: Buffer) => void]>([
    [
      'the same bytes again and again',
      (film) => {
        film.writeUInt32BE(900, at(film, 'stsz') + 4)
        const [chunks, first] = [at(film, 'stco') + 4, film.readUInt32BE(at(film, 'stco') + 8)]
        for (let n = 1; n <= film.readUInt32BE(chunks); n++)
          film.writeUInt32BE(first, chunks + 4 * n)
      },
    ],
    ['samples without end', (film) => void film.writeUInt32BE(0xffff_ffff, at(film, 'stsz') + 8)],
    ['times without end', (film) => void film.writeUInt32BE(0xffff_ffff, at(film, 'stts') + 4)],
  ])('is refused: %s', async (_what, change) => {
    await expect(rewritten(await patched(change))).rejects.toMatchObject({ code: 'not-a-video' })
  })
})

it('can be cancelled', async () => {
  const cancelled = AbortSignal.abort('cancelled')
  await expect(rewritten(await videoOf('mp4'), cancelled)).rejects.toBe('cancelled')
})
