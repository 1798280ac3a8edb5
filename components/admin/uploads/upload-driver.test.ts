/** @jest-environment jsdom */
import { toast } from '@/components/ui/toast'
import { shrinkImage } from '@/lib/media/shrink-image'
import { UPLOAD_FAILED } from '@/lib/media/words'
import {
  answerWell,
  checked,
  discard,
  finish,
  PROJECT,
  photo,
  request,
  sendingLater,
  settings,
  settle,
  transport,
} from '@/tests/unit/fake-uploads'
import type { UploadItem } from './types'
import { UploadDriver } from './upload-driver'
import { UploadFailure } from './upload-failure'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('./transport')
jest.mock('@/lib/media/shrink-image')
jest.mock('./video-poster')

let driver: UploadDriver
const items = () => driver.getSnapshot().items
const statuses = () => items().map(({ status }) => status)
const only = () => items()[0] as UploadItem

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  driver = new UploadDriver(settings)
  driver.open()
})
afterEach(() => jest.restoreAllMocks())

describe('files', () => {
  test('go two at a time', async () => {
    const ends = sendingLater()
    driver.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    expect(statuses()).toEqual(['sending', 'sending', 'queued'])
    ends[0]?.resolve()
    await settle()
    expect(statuses()).toEqual(['ready', 'sending', 'sending'])
    expect(transport).toHaveBeenCalledTimes(3)
  })

  test('keep the ids of their order, and each is announced under its own', async () => {
    const ids = driver.add([photo('a.jpg'), photo('b.jpg')], 'progress')
    await settle()
    expect(items().map(({ id }) => id)).toEqual(ids)
    const announced = request.mock.calls.map(([input]) => input)
    const same = { projectId: PROJECT, purpose: 'progress', type: 'image/jpeg', size: 1000 }
    expect(announced).toEqual([
      { ...same, id: ids[0], name: 'a.jpg' },
      { ...same, id: ids[1], name: 'b.jpg' },
    ])
    expect(items().map(({ result }) => result)).toEqual([checked, checked])
  })

  test('stop with the page and continue with it, under the same id and without a toast', async () => {
    sendingLater()
    const [id] = driver.add([photo()], 'before')
    await settle()
    driver.close()
    await settle()
    expect(only()).toMatchObject({ status: 'queued', preview: null })
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
    transport.mockResolvedValue()
    driver.open()
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', preview: 'blob:2' })
    expect(toast).not.toHaveBeenCalled()
    expect(discard).not.toHaveBeenCalled()
  })
})

test('a page that is left and opened twice sends a file once at a time', async () => {
  sendingLater()
  driver.add([photo()], 'before')
  await settle()
  for (const _ of [1, 2]) {
    driver.close()
    driver.open()
  }
  await settle()
  expect(statuses()).toEqual(['sending'])
  const stopped = transport.mock.calls.map(([, { signal }]) => signal.aborted)
  expect(stopped).toEqual([true, false])
})

describe('a failure', () => {
  test('is said once, and one of the file itself cannot be retried', async () => {
    const problem = 'Please upload a valid image file for the before image'
    finish.mockResolvedValue({ status: 'error', code: 'rejected', message: problem })
    driver.add([photo()], 'before')
    await settle()
    expect(only()).toMatchObject({ problem, canRetry: false })
    expect(jest.mocked(toast).mock.calls).toEqual([[{ kind: 'error', message: problem }]])
    driver.retry(only().id)
    expect(statuses()).toEqual(['failed'])
  })

  test('of one file leaves the others alone', async () => {
    transport.mockRejectedValueOnce(new UploadFailure('lost'))
    driver.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    expect(statuses()).toEqual(['failed', 'ready', 'ready'])
    expect(driver.getSnapshot().totals).toMatchObject({ progress: 1, busy: 0, failed: 1 })
  })
})

describe('trying again', () => {
  test('repeats the announcement under the same id', async () => {
    transport.mockRejectedValueOnce(new UploadFailure('lost'))
    const [id] = driver.add([photo()], 'before')
    await settle()
    driver.retry(only().id)
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', problem: null })
    expect(request.mock.calls.map(([input]) => (input as { id: string }).id)).toEqual([id, id])
  })

  test('repeats only the check if the bytes are there', async () => {
    finish.mockResolvedValueOnce({ status: 'error', fieldErrors: {} })
    driver.add([photo()], 'before')
    await settle()
    expect(only().problem).toBe('Failed to upload before image. Please try again.')
    driver.retry(only().id)
    await settle()
    expect(statuses()).toEqual(['ready'])
    expect([request, transport, finish].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2])
  })

  test('sends nothing that the server has already', async () => {
    const target = { bucket: 'uploads', path: 'x', signed: null }
    request.mockResolvedValue({ status: 'success', data: target })
    driver.add([photo()], 'before')
    await settle()
    expect(statuses()).toEqual(['ready'])
    expect(transport).not.toHaveBeenCalled()
  })
})

describe('removing a file', () => {
  test('cancels its transfer, starts the next, and tells the server', async () => {
    sendingLater()
    const [first] = driver.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')], 'progress')
    await settle()
    driver.remove(first as string)
    await settle()
    expect(statuses()).toEqual(['sending', 'sending'])
    expect(transport.mock.calls[0]?.[1].signal.reason).toBe('cancelled')
    expect(discard).toHaveBeenCalledWith({ ids: [first] })
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
    expect(toast).not.toHaveBeenCalled()
  })

  test('waits for an announcement that is on its way', async () => {
    let answer = (_: unknown) => {}
    request.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve as never)))
    const [id] = driver.add([photo()], 'before')
    await settle()
    driver.remove(id as string)
    await settle()
    expect(items()).toEqual([])
    expect(discard).not.toHaveBeenCalled()
    answer({ status: 'error', message: UPLOAD_FAILED })
    await settle()
    expect(discard).toHaveBeenCalledWith({ ids: [id] })
    expect(toast).not.toHaveBeenCalled()
  })

  test('that was never announced asks nothing of the server', async () => {
    const [id] = driver.add([photo('plan.pdf', 10, 'application/pdf')], 'before')
    driver.remove(id as string)
    await settle()
    expect(discard).not.toHaveBeenCalled()
  })

  test('does not happen by saving it', async () => {
    driver.add([photo()], 'before')
    await settle()
    driver.release()
    await settle()
    expect(items()).toEqual([])
    expect(discard).not.toHaveBeenCalled()
  })
})

describe('a file that is refused before a byte is sent', () => {
  test('is named in a toast', async () => {
    driver.add([photo('plan.pdf', 10, 'application/pdf')], 'before')
    await settle()
    expect(toast).toHaveBeenCalledWith({ kind: 'error', message: only().problem })
    expect(request).not.toHaveBeenCalled()
  })
})

describe('a photo above the limit', () => {
  const large = () => photo('roof.png', 5 * 1024 * 1024 + 1, 'image/png')

  test('goes smaller, under the same id and name', async () => {
    jest.mocked(shrinkImage).mockResolvedValue(photo('roof.png', 700))
    const [id] = driver.add([large()], 'after')
    await settle()
    expect(only()).toMatchObject({ id, status: 'ready', size: 700, name: 'roof.png' })
    expect(only().smaller).toBe('too-large')
    expect(request).toHaveBeenCalledWith(
      expect.objectContaining({ id, type: 'image/jpeg', size: 700 }),
    )
  })

  test('is refused where the browser cannot make it smaller', async () => {
    jest.mocked(shrinkImage).mockRejectedValue(new Error('no'))
    driver.add([large()], 'after')
    await settle()
    expect(only()).toMatchObject({ status: 'failed', canShrink: false, canRetry: false })
    expect(only().problem).toBe('after image size should be less than 5MB')
    expect(request).not.toHaveBeenCalled()
  })
})

test('a restored upload can be discarded', async () => {
  driver.add([photo()], 'before')
  await settle()
  const kept = only()
  const other = new UploadDriver(settings)
  other.restore([{ ...kept, result: checked }])
  other.remove(kept.id)
  await settle()
  expect(discard).toHaveBeenCalledWith({ ids: [kept.id] })
})

test('tells when a file is ready, has failed or was removed', async () => {
  const ends = sendingLater()
  const [first, second] = driver.add([photo('a.jpg'), photo('b.jpg')], 'progress')
  await settle()
  const [ready, gone] = [driver.settled(first as string), driver.settled(second as string)]
  ends[0]?.resolve()
  await expect(ready).resolves.toMatchObject({ id: first, status: 'ready' })
  driver.remove(second as string)
  await expect(gone).resolves.toBeUndefined()
})
