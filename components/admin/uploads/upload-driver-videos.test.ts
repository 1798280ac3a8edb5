/** @jest-environment jsdom */
import { toast } from '@/components/ui/toast'
import { UNPLAYABLE_VIDEO } from '@/lib/media/words'
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
import { prepareVideo } from './prepare-video'
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
jest.mock('@/lib/media/shrink-image')
jest.mock('./video-poster')
jest.mock('./prepare-video')

let driver: UploadDriver
const open = () => {
  driver = new UploadDriver(settings)
  driver.open()
}
const only = () => driver.getSnapshot().items[0] as UploadItem

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  jest.mocked(prepareVideo).mockImplementation(async (file) => ({ file, isConverted: false }))
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

test('what is sent is what was prepared', async () => {
  const file = clip('prepared.mp4')
  jest.mocked(prepareVideo).mockResolvedValue({ file, isConverted: false })
  // Of no type where the system knows none for it.
  driver.add([photo('IMG_1.MOV', 10, '')], 'video')
  await settle()
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ name: 'prepared.mp4' }))
  expect(transport.mock.calls[0]?.[0]).toBe(file)
})

test('a conversion tells how far it is, and is not done twice', async () => {
  let tell: (progress: number) => void = () => {}
  let end: () => void = () => {}
  jest.mocked(prepareVideo).mockImplementation(async (file, { onProgress }) => {
    tell = onProgress
    await new Promise<void>((resolve) => {
      end = resolve
    })
    return { file, isConverted: true }
  })
  transport.mockRejectedValueOnce(new UploadFailure('lost'))
  const [id] = driver.add([clip()], 'video')
  await settle()
  tell(0.4)
  expect(only()).toMatchObject({ status: 'converting', progress: 0.4 })
  expect(driver.getSnapshot().totals).toMatchObject({ progress: 0, busy: 1 })
  end()
  await settle()
  expect(only().status).toBe('failed')
  driver.retry(id as string)
  await settle()
  expect(only().status).toBe('ready')
  expect(prepareVideo).toHaveBeenCalledTimes(1)
  // It was converted to be played, not to be smaller.
  expect(only().smaller).toBeNull()
})

test('what this device cannot convert is told plainly, and there is nothing to try again', async () => {
  const refused = new UploadFailure('rejected', UNPLAYABLE_VIDEO)
  jest.mocked(prepareVideo).mockRejectedValue(refused)
  driver.add([photo('IMG_3.MOV', 10, 'video/quicktime')], 'video')
  await settle()
  expect(only()).toMatchObject({
    ...{ status: 'failed', problem: UNPLAYABLE_VIDEO, canRetry: false, canShrink: false },
  })
  expect(request).not.toHaveBeenCalled()
})

test('a converted video begins again after a reload: its bytes are others', async () => {
  jest.mocked(prepareVideo).mockImplementation(async (file) => ({ file, isConverted: true }))
  transport.mockImplementation(() => new Promise(() => {}))
  const [id] = driver.add([clip()], 'video')
  await settle()
  open()
  expect(driver.add([clip()], 'video')).not.toEqual([id])
})

test('cancelled while it is prepared, a video is not announced', async () => {
  jest.mocked(prepareVideo).mockImplementation((_file, { signal }) => {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  const [id] = driver.add([clip()], 'video')
  await settle()
  driver.remove(id as string)
  await settle()
  expect(request).not.toHaveBeenCalled()
})

test('one that is too large can be made smaller on its way', async () => {
  const [id] = driver.add([photo('long.mp4', 101 * 1024 * 1024, 'video/mp4')], 'video')
  expect(only()).toMatchObject({
    ...{ status: 'failed', canShrink: true, canRetry: false },
    problem: 'Video size should be less than 100MB',
  })
  const file = clip('short.mp4')
  jest.mocked(prepareVideo).mockResolvedValue({ file, isConverted: true })
  driver.shrink(id as string)
  await settle()
  expect(only()).toMatchObject({ status: 'ready', size: file.size, smaller: 'too-large' })
})

test('what is no video is refused at once', async () => {
  driver.add([photo('a.jpg')], 'video')
  expect(only()).toMatchObject({ status: 'failed', canRetry: false, canShrink: false })
  expect(only().problem).toBe('Please upload a valid video file')
  expect(drawPoster).not.toHaveBeenCalled()
})
