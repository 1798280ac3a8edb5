/** @jest-environment jsdom */
import { toast } from '@/components/ui/toast'
import {
  answerWell,
  clip,
  discard,
  finish,
  photo,
  request,
  settings,
  settle,
  transport,
} from '@/tests/unit/fake-uploads'
import type { UploadItem } from './types'
import { UploadDriver } from './upload-driver'
import { UploadFailure } from './upload-failure'
import { drawPoster } from './video-poster'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('./transport')
jest.mock('./shrink-image')
jest.mock('./video-poster')
jest.mock('./strip-video', () => ({ stripVideo: async (file: File) => file }))

let driver: UploadDriver
const open = () => {
  driver = new UploadDriver(settings)
  driver.open()
}
const only = () => driver.getSnapshot().items[0] as UploadItem

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  open()
})
afterEach(() => jest.restoreAllMocks())

test('a video says when it is there', async () => {
  const [id] = driver.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({ id, status: 'ready', posterId: null })
  expect(transport.mock.calls[0]?.[1].path).toBe(`o/p/${id}`)
  expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'Video uploaded successfully' })
})

test('its still frame goes along, and is no file of its own', async () => {
  jest.mocked(drawPoster).mockResolvedValue(photo('clip.jpg'))
  const [id] = driver.add([clip()], 'video')
  await settle()
  const { posterId } = only()
  expect(driver.getSnapshot().items).toHaveLength(1)
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ id: posterId, purpose: 'poster', name: 'clip.jpg' }),
  )
  // Before the video is ready, so that no save leaves it behind.
  expect(finish.mock.calls.map(([input]) => input)).toEqual([
    { id: posterId, purpose: 'poster' },
    { id, purpose: 'video' },
  ])
  driver.remove(id as string)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [id, posterId] })
})

test('a still frame that fails is no failure of the video', async () => {
  jest.mocked(drawPoster).mockResolvedValue(photo('clip.jpg'))
  transport.mockResolvedValueOnce().mockRejectedValueOnce(new UploadFailure('lost'))
  driver.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({ status: 'ready', posterId: null, problem: null })
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a reason is given for a video that fails', async () => {
  transport.mockRejectedValue(
    new UploadFailure('lost', 'The object exceeded the maximum allowed size'),
  )
  driver.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({
    problem: 'Failed to upload video: The object exceeded the maximum allowed size',
    canRetry: true,
  })
})

test('after a reload the same file is the same upload, until it is checked', async () => {
  transport.mockImplementation(() => new Promise(() => {}))
  const [id] = driver.add([clip()], 'video')
  await settle()
  open()
  transport.mockResolvedValue()
  expect(driver.add([clip()], 'video')).toEqual([id])
  await settle()
  expect(only().status).toBe('ready')
  open()
  expect(driver.add([clip()], 'video')).not.toEqual([id])
})

test('another file, another project or the same file twice is another upload', async () => {
  transport.mockImplementation(() => new Promise(() => {}))
  const [id] = driver.add([clip()], 'video')
  await settle()
  expect(driver.add([clip()], 'video')).not.toEqual([id])
  open()
  expect(driver.add([clip('other.mp4')], 'video')).not.toEqual([id])
  const elsewhere = new UploadDriver({ ...settings, projectId: crypto.randomUUID() })
  expect(elsewhere.add([clip()], 'video')).not.toEqual([id])
})

test('one that was taken back is not gone on with', async () => {
  transport.mockImplementation(() => new Promise(() => {}))
  const [id] = driver.add([clip()], 'video')
  await settle()
  driver.remove(id as string)
  expect(driver.add([clip()], 'video')).not.toEqual([id])
})

test.each([
  [photo('a.mov', 10, 'video/quicktime'), /MOV/],
  [photo('a.jpg'), /^Please upload a valid video file$/],
])('what is no playable video is refused at once', async (file, words) => {
  driver.add([file], 'video')
  expect(only()).toMatchObject({ status: 'failed', canRetry: false, canShrink: false })
  expect(only().problem).toMatch(words)
  expect(drawPoster).not.toHaveBeenCalled()
})
