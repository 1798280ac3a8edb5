/** @jest-environment node */
import { Conversion } from 'mediabunny'
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

describe('the smaller version', () => {
  const over100MB = async (size: { codedWidth: number; codedHeight: number }) =>
    Buffer.concat([await videoOf('mov', { size }), box('free', Buffer.alloc(100 * MB))])
  /** What the converter was asked for; it does not run here. */
  async function askedFor(film: Promise<Buffer>) {
    const nothing = { isValid: false, utilizedTracks: [] } as unknown as Conversion
    const init = jest.spyOn(Conversion, 'init').mockResolvedValue(nothing)
    await expect(prepared(film, 'IMG_4.MOV')).rejects.toMatchObject({ code: 'rejected' })
    return init.mock.lastCall?.[0].video
  }

  it('of a film in 4K is full HD', async () => {
    const video = await askedFor(over100MB({ codedWidth: 3840, codedHeight: 2160 }))
    // It was filmed upright: the phone turns its pictures by a quarter.
    expect(video).toMatchObject({ codec: 'avc', height: 1920, forceTranscode: true })
    expect(video).not.toHaveProperty('width')
  })

  it('of a film in full HD keeps its size', async () => {
    const video = await askedFor(over100MB({ codedWidth: 1920, codedHeight: 1080 }))
    expect(video).toMatchObject({ codec: 'avc', forceTranscode: true })
    expect(video).not.toHaveProperty('width')
    expect(video).not.toHaveProperty('height')
  })

  it('is not made of what is small enough and plays everywhere', async () => {
    const init = jest.spyOn(Conversion, 'init')
    await prepared(videoOf('mov'), 'IMG_5.MOV')
    expect(init).not.toHaveBeenCalled()
  })
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
