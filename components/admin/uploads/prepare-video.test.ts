/** @jest-environment node */
import { MB } from '@/lib/media/limits'
import { UNPLAYABLE_VIDEO } from '@/lib/media/words'
import { box, ogg, PLACE, videoOf } from '@/tests/unit/sample-videos'
import { prepareVideo } from './prepare-video'

// Node can convert nothing, as many devices cannot. Journeys try one that can.

const onProgress = jest.fn()
const prepared = async (film: Buffer | Promise<Buffer>, name: string, type = 'video/quicktime') => {
  const file = new File([new Uint8Array(await film)], name, { type })
  return prepareVideo(file, { signal: new AbortController().signal, onProgress })
}
beforeEach(() => {
  onProgress.mockReset()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

it('an iPhone’s video is sent as an MP4 that tells no place', async () => {
  const { file, isConverted } = await prepared(videoOf('mov', { told: PLACE }), 'IMG_1.MOV')
  expect([file.name, file.type, isConverted]).toEqual(['IMG_1.mp4', 'video/mp4', false])
  expect(Buffer.from(await file.arrayBuffer()).includes(PLACE)).toBe(false)
  expect(onProgress).not.toHaveBeenCalled()
})

it('WebM stays WebM, and Ogg goes as it is', async () => {
  const webm = await prepared(videoOf('webm'), 'job.webm', 'video/webm')
  expect([webm.file.name, webm.file.type]).toEqual(['job.webm', 'video/webm'])
  const { file } = await prepared(ogg(), 'job.ogv', 'video/ogg')
  expect([file.name, file.size]).toEqual(['job.ogv', ogg().length])
})

it.each([
  ['HEVC', () => videoOf('mov', { codec: 'hevc' }), UNPLAYABLE_VIDEO],
  [
    'over 100 MB',
    async () => Buffer.concat([await videoOf('mov'), box('free', Buffer.alloc(100 * MB))]),
    'Video size should be less than 100MB',
  ],
  ['no video', () => Buffer.from('<!doctype html>'), 'Please upload a valid video file'],
])('what cannot be converted is refused for its reason: %s', async (_what, film, reason) => {
  await expect(prepared(film(), 'IMG_2.MOV')).rejects.toMatchObject({ code: 'rejected', reason })
})
