/** @jest-environment node */
import fc from 'fast-check'
import { ogg, videoOf } from '@/tests/unit/sample-videos'
import { dose, tell } from '@/tools/test-runner/dose'
import { rewriteInWorker } from './rewrite-in-worker'

const rewritten = (film: Buffer) => rewriteInWorker(new Uint8Array(film))
const refused = expect.objectContaining({ code: 'not-a-video' })

it.each([
  ['video/mp4', videoOf('mov')],
  ['video/webm', videoOf('webm')],
  ['video/ogg', ogg()],
])('makes a new %s', async (type, film) => {
  expect((await rewritten(await film)).type).toBe(type)
})

it('says why a video is refused', async () => {
  await expect(rewritten(Buffer.from('<!doctype html>'))).rejects.toEqual(refused)
  const hevc = await videoOf('mov', { codec: 'hevc' })
  await expect(rewritten(hevc)).rejects.toMatchObject({ code: 'unplayable' })
})

it('ends an index without end, and holds up nothing else meanwhile', async () => {
  const film = await videoOf('mp4')
  // Samples in each chunk.
  film.writeUInt32BE(0xffff_ffff, film.indexOf('stsc') + 16)
  let turns = 0
  const turning = setInterval(() => turns++, 100)
  const ended = rewriteInWorker(new Uint8Array(film), 2_000).finally(() => clearInterval(turning))
  await expect(ended).rejects.toEqual(refused)
  expect(turns).toBeGreaterThan(5)
})

it('ends an index that would fill the memory', async () => {
  const film = await videoOf('fragmented')
  // Samples in each run.
  film.writeUInt32BE(0xffff_ffff, film.indexOf('trun') + 8)
  const before = process.memoryUsage.rss()
  await expect(rewritten(film)).rejects.toEqual(refused)
  // Well before Node's own limit.
  expect(process.memoryUsage.rss() - before).toBeLessThan(700 * 2 ** 20)
})

const BOXES = 'stsz stts stsc stco stss ctts trun elst tfhd mdhd mvhd tkhd stsd moov moof'.split(
  ' ',
)
const extremes = fc.constantFrom(0, 1, 255, 65_536, 1e7, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff)
const change = fc.record({
  box: fc.constantFrom(...BOXES),
  word: fc.integer({ min: -1, max: 7 }),
  byte: fc.nat(900),
  value: fc.oneof(extremes, fc.integer({ min: 0, max: 0xffff_ffff })),
})

/** A number of a box, or any four bytes near the start where there is no such box. */
function damaged(
  film: Buffer,
  changes: { box: string; word: number; byte: number; value: number }[],
) {
  const copy = Buffer.from(film)
  for (const { box, word, byte, value } of changes) {
    const at = film.indexOf(box)
    copy.writeUInt32BE(value, Math.min(at < 4 ? byte : at + 4 * word, film.length - 4))
  }
  return copy
}

it(
  'a damaged file is written anew or refused, and never anything else',
  async () => {
    const kinds = ['mp4', 'recorded', 'fragmented', 'mov', 'webm'] as const
    const films = [ogg(), ...(await Promise.all(kinds.map((as) => videoOf(as))))]
    const changes = fc.array(change, { minLength: 1, maxLength: 3 })
    const runs = dose(12, 2_000)
    let made = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...films), changes, async (film, changed) => {
        const done = await rewriteInWorker(new Uint8Array(damaged(film, changed)), 2_000).catch(
          (error: unknown) => error,
        )
        if (done instanceof Error) expect(done.name).toBe('VideoError')
        else made++
      }),
      { numRuns: runs, seed: 2026 },
    )
    tell({
      row: 'hostile uploads',
      did: `${runs} videos with a damaged index`,
      found: `${made} written anew, ${runs - made} refused, each within two seconds`,
    })
  },
  dose(60_000, 1_800_000),
)
