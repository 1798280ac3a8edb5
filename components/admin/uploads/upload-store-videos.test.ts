/** @jest-environment jsdom */
import { toast } from '@/components/ui/toast'
import { SendError } from './failures'
import type { UploadItem } from './types'
import { UploadStore } from './upload-store'
import {
  answerWell,
  clip,
  discard,
  finish,
  image,
  photo,
  request,
  settings,
  settle,
  video,
} from './uploads-testing'
import { drawPoster } from './video-poster'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('./send-image')
jest.mock('./send-video')
jest.mock('./shrink-image')
jest.mock('./video-poster')

let store: UploadStore
const open = () => {
  store = new UploadStore(settings)
  store.open()
}
const only = () => store.getSnapshot().items[0] as UploadItem

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  open()
})
afterEach(() => jest.restoreAllMocks())

test('a video says when it is there', async () => {
  const [id] = store.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({ id, status: 'ready', posterId: null })
  expect(video.mock.calls[0]?.[1].path).toBe(`o/p/${id}`)
  expect(toast).toHaveBeenCalledWith({ kind: 'success', message: 'Video uploaded successfully' })
})

test('its still frame goes along, and is no file of its own', async () => {
  jest.mocked(drawPoster).mockResolvedValue(photo('clip.jpg'))
  const [id] = store.add([clip()], 'video')
  await settle()
  const { posterId } = only()
  expect(store.getSnapshot().items).toHaveLength(1)
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ id: posterId, purpose: 'poster', name: 'clip.jpg' }),
  )
  // Before the video is ready, so that no save leaves it behind.
  expect(finish.mock.calls.map(([input]) => input)).toEqual([
    { id: posterId, purpose: 'poster' },
    { id, purpose: 'video' },
  ])
  store.remove(id as string)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [id, posterId] })
})

test('a still frame that fails is no failure of the video', async () => {
  jest.mocked(drawPoster).mockResolvedValue(photo('clip.jpg'))
  image.mockRejectedValue(new SendError())
  store.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({ status: 'ready', posterId: null, problem: null })
  expect(toast).toHaveBeenCalledTimes(1)
})

test('a reason is given for a video that fails', async () => {
  video.mockRejectedValue(new SendError('The object exceeded the maximum allowed size'))
  store.add([clip()], 'video')
  await settle()
  expect(only()).toMatchObject({
    problem: 'Failed to upload video: The object exceeded the maximum allowed size',
    canRetry: true,
  })
})

test('after a reload the same file is the same upload, until it is checked', async () => {
  video.mockImplementation(() => new Promise(() => {}))
  const [id] = store.add([clip()], 'video')
  await settle()
  open()
  video.mockResolvedValue()
  expect(store.add([clip()], 'video')).toEqual([id])
  await settle()
  expect(only().status).toBe('ready')
  open()
  expect(store.add([clip()], 'video')).not.toEqual([id])
})

test('another file, another project or the same file twice is another upload', async () => {
  video.mockImplementation(() => new Promise(() => {}))
  const [id] = store.add([clip()], 'video')
  await settle()
  expect(store.add([clip()], 'video')).not.toEqual([id])
  open()
  expect(store.add([clip('other.mp4')], 'video')).not.toEqual([id])
  const elsewhere = new UploadStore({ ...settings, projectId: crypto.randomUUID() })
  expect(elsewhere.add([clip()], 'video')).not.toEqual([id])
})

test('one that was taken back is not gone on with', async () => {
  video.mockImplementation(() => new Promise(() => {}))
  const [id] = store.add([clip()], 'video')
  await settle()
  store.remove(id as string)
  expect(store.add([clip()], 'video')).not.toEqual([id])
})

test.each([
  [photo('a.mov', 10, 'video/quicktime'), /MOV/],
  [photo('a.jpg'), /^Please upload a valid video file$/],
])('what is no playable video is refused at once', async (file, words) => {
  store.add([file], 'video')
  expect(only()).toMatchObject({ status: 'failed', canRetry: false, canShrink: false })
  expect(only().problem).toMatch(words)
  expect(drawPoster).not.toHaveBeenCalled()
})
