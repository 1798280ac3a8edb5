/** @jest-environment jsdom */
import { toast } from '@/components/ui/toast'
import { UPLOAD_FAILED } from '@/lib/media/limits'
import { SendError } from './failures'
import { shrinkImage } from './shrink-image'
import type { UploadItem } from './types'
import { UploadStore } from './upload-store'
import {
  answerWell,
  checked,
  discard,
  finish,
  image,
  PROJECT,
  photo,
  request,
  sendingLater,
  settings,
  settle,
} from './uploads-testing'

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
const items = () => store.getSnapshot().items
const statuses = () => items().map(({ status }) => status)
const only = () => items()[0] as UploadItem

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  store = new UploadStore(settings)
  store.open()
})
afterEach(() => jest.restoreAllMocks())

describe('the queue', () => {
  test('has two files on their way at most, the check included', async () => {
    const ends = sendingLater()
    store.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    expect(statuses()).toEqual(['sending', 'sending', 'queued'])
    let answer = (_: unknown) => {}
    finish.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as never)))
    ends[0]?.resolve()
    await settle()
    expect(statuses()).toEqual(['checking', 'sending', 'queued'])
    answer({ status: 'success', data: checked })
    await settle()
    expect(statuses()).toEqual(['ready', 'sending', 'sending'])
    expect(image).toHaveBeenCalledTimes(3)
  })

  test('gives the ids in the order of the files, and announces each under its own', async () => {
    const ids = store.add([photo('a.jpg'), photo('b.jpg')], 'progress')
    await settle()
    expect(items().map(({ id }) => id)).toEqual(ids)
    expect(request.mock.calls.map(([input]) => input)).toEqual([
      {
        id: ids[0],
        projectId: PROJECT,
        purpose: 'progress',
        name: 'a.jpg',
        type: 'image/jpeg',
        size: 1000,
      },
      {
        id: ids[1],
        projectId: PROJECT,
        purpose: 'progress',
        name: 'b.jpg',
        type: 'image/jpeg',
        size: 1000,
      },
    ])
    expect(items().map(({ result }) => result)).toEqual([checked, checked])
  })

  test('counts the bytes of all files of a go, and only of this go', async () => {
    const ends = sendingLater()
    store.add([photo('a.jpg', 3000), photo('b.jpg', 1000)], 'progress')
    await settle()
    expect(store.getSnapshot().totals).toEqual({ progress: 0.5, busy: 2, failed: 0 })
    ends[0]?.resolve()
    await settle()
    expect(store.getSnapshot().totals).toEqual({ progress: 0.875, busy: 1, failed: 0 })
    ends[1]?.resolve()
    await settle()
    store.add([photo('c.jpg')], 'progress')
    await settle()
    expect(store.getSnapshot().totals).toEqual({ progress: 0.5, busy: 1, failed: 0 })
  })

  test('stops with the page and goes on with it, under the same id and without a word', async () => {
    sendingLater()
    const [id] = store.add([photo()], 'before')
    await settle()
    store.close()
    await settle()
    expect(only()).toMatchObject({ status: 'queued', preview: null })
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
    image.mockResolvedValue()
    store.open()
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', preview: 'blob:2' })
    expect(toast).not.toHaveBeenCalled()
    expect(discard).not.toHaveBeenCalled()
  })
})

describe('a failure', () => {
  const failure = async () => {
    await settle()
    const { problem, canRetry } = only()
    expect(jest.mocked(toast).mock.calls).toEqual([[{ kind: 'error', message: problem }]])
    return { problem, canRetry }
  }

  test('without a reason says to try again', async () => {
    image.mockRejectedValue(new SendError())
    store.add([photo()], 'after')
    const problem = 'Failed to upload after image. Please try again.'
    expect(await failure()).toEqual({ problem, canRetry: true })
  })

  test('with a reason says it', async () => {
    image.mockRejectedValue(new SendError('Bucket not found'))
    store.add([photo()], 'before')
    const problem = 'Failed to upload before image: Bucket not found'
    expect(await failure()).toEqual({ problem, canRetry: true })
  })

  test('of the app itself is none of the file', async () => {
    request.mockResolvedValue({ status: 'error', message: UPLOAD_FAILED })
    store.add([photo()], 'before')
    const problem = 'Failed to upload before image. Please try again.'
    expect(await failure()).toEqual({ problem, canRetry: true })
  })

  test('that the check found is shown as it comes, and trying again cannot help', async () => {
    const problem = 'Please upload a valid image file for the before image'
    finish.mockResolvedValue({ status: 'error', message: problem })
    store.add([photo()], 'before')
    expect(await failure()).toEqual({ problem, canRetry: false })
    store.retry(only().id)
    expect(statuses()).toEqual(['failed'])
  })

  test('of one file leaves the others alone', async () => {
    image.mockRejectedValueOnce(new SendError())
    store.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    expect(statuses()).toEqual(['failed', 'ready', 'ready'])
    expect(store.getSnapshot().totals).toEqual({ progress: 1, busy: 0, failed: 1 })
  })
})

describe('trying again', () => {
  test('repeats the announcement under the same id', async () => {
    image.mockRejectedValueOnce(new SendError())
    const [id] = store.add([photo()], 'before')
    await settle()
    store.retry(only().id)
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', problem: null })
    expect(request.mock.calls.map(([input]) => (input as { id: string }).id)).toEqual([id, id])
  })

  test('repeats only the check where the bytes are there', async () => {
    finish.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    store.add([photo()], 'before')
    await settle()
    expect(only().problem).toBe('Failed to upload before image. Please try again.')
    store.retry(only().id)
    await settle()
    expect(statuses()).toEqual(['ready'])
    expect([request, image, finish].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2])
  })

  test('sends nothing that the server has already', async () => {
    const target = { bucket: 'uploads', path: 'x', signed: null }
    request.mockResolvedValue({ status: 'success', data: target })
    store.add([photo()], 'before')
    await settle()
    expect(statuses()).toEqual(['ready'])
    expect(image).not.toHaveBeenCalled()
  })

  test.each([
    "The file didn't arrive. Please try again.",
    'We no longer have this file. Please choose it again.',
  ])('sends the bytes again after %j', async (message) => {
    finish.mockResolvedValueOnce({ status: 'error', message })
    store.add([photo()], 'before')
    await settle()
    expect(only().canRetry).toBe(true)
    store.retry(only().id)
    await settle()
    expect(statuses()).toEqual(['ready'])
    expect(image).toHaveBeenCalledTimes(2)
  })
})

describe('taking back', () => {
  test('stops the sending, gives the place to the next, and tells the server', async () => {
    sendingLater()
    const [first] = store.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    store.remove(first as string)
    await settle()
    expect(statuses()).toEqual(['sending', 'sending'])
    expect(discard).toHaveBeenCalledWith({ ids: [first] })
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
    expect(toast).not.toHaveBeenCalled()
  })

  test('waits for an announcement that is on its way', async () => {
    let answer = (_: unknown) => {}
    request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as never)))
    const [id] = store.add([photo()], 'before')
    await settle()
    store.remove(id as string)
    await settle()
    expect(items()).toEqual([])
    expect(discard).not.toHaveBeenCalled()
    answer({ status: 'error', message: UPLOAD_FAILED })
    await settle()
    expect(discard).toHaveBeenCalledWith({ ids: [id] })
    expect(toast).not.toHaveBeenCalled()
  })

  test('of a file the server never heard of asks nothing of it', async () => {
    const [id] = store.add([photo('plan.pdf', 10, 'application/pdf')], 'before')
    store.remove(id as string)
    await settle()
    expect(discard).not.toHaveBeenCalled()
  })

  test('does not happen to what was saved', async () => {
    store.add([photo()], 'before')
    await settle()
    store.release()
    await settle()
    expect(items()).toEqual([])
    expect(discard).not.toHaveBeenCalled()
  })
})

describe('a file that is refused before a byte is sent', () => {
  test.each([
    [
      photo('plan.pdf', 10, 'application/pdf'),
      'Please upload a valid image file for the before image',
    ],
    [photo('empty.jpg', 0), 'Please upload a valid image file for the before image'],
  ])('is named, and cannot be helped', async (file, problem) => {
    store.add([file], 'before')
    await settle()
    const refused = { status: 'failed', problem, canRetry: false, canShrink: false }
    expect(only()).toMatchObject(refused)
    expect(toast).toHaveBeenCalledTimes(1)
    expect(request).not.toHaveBeenCalled()
  })

  test('for its size alone can be made smaller and goes then, under the same id and name', async () => {
    const [id] = store.add([photo('roof.png', 5 * 1024 * 1024 + 1, 'image/png')], 'after')
    const problem = 'after image size should be less than 5MB'
    expect(only()).toMatchObject({ problem, canRetry: false, canShrink: true })
    jest.mocked(shrinkImage).mockResolvedValue(photo('roof.png', 700))
    store.shrink(only().id)
    expect(only()).toMatchObject({ status: 'queued', problem: null, canShrink: false })
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', size: 700, name: 'roof.png' })
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ id, type: 'image/jpeg', size: 700 }),
    )
  })

  test('stays refused where the browser cannot make it smaller', async () => {
    store.add([photo('roof.png', 5 * 1024 * 1024 + 1, 'image/png')], 'after')
    jest.mocked(shrinkImage).mockRejectedValue(new Error('no'))
    store.shrink(only().id)
    await settle()
    expect(only()).toMatchObject({ status: 'failed', canShrink: false, canRetry: false })
    expect(only().problem).toContain("couldn't make this photo smaller")
    expect(request).not.toHaveBeenCalled()
  })
})

test('a draft takes up what was checked, and nothing else', async () => {
  store.add([photo()], 'before')
  await settle()
  const kept = only()
  const other = new UploadStore(settings)
  other.open()
  other.restore([kept, { ...kept, id: 'x', status: 'sending', result: null }])
  expect(other.getSnapshot().items).toEqual([{ ...kept, preview: checked.url }])
  other.remove(kept.id)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [kept.id] })
})
