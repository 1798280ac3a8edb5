/** @jest-environment jsdom */

import {
  answerWell,
  checked,
  finish,
  PROJECT,
  photo,
  request,
  transport,
} from '@/tests/unit/fake-uploads'
import { checkFile, deliverFile, type OutgoingFile } from './send-file'

jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('./transport')
jest.mock('./video-poster')

const FAILED = { status: 'error', message: 'Failed to upload the file.' } as const
const report = jest.fn()
let control: AbortController
const outgoing = (file = photo(), purpose: OutgoingFile['purpose'] = 'before') => ({
  id: 'id',
  projectId: PROJECT,
  purpose,
  file,
  signal: control.signal,
  report,
})

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  answerWell()
  control = new AbortController()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('announces a file under its id and sends it where the server says', async () => {
  const file = photo()
  await deliverFile(outgoing(file))
  const announced = { id: 'id', projectId: PROJECT, purpose: 'before', name: 'bay.jpg' }
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ ...announced, size: 1000 }))
  expect(transport).toHaveBeenCalledWith(
    file,
    expect.objectContaining({ bucket: 'uploads', path: 'o/p/id' }),
  )
  expect(report).toHaveBeenCalledWith({ type: 'announced' })
})

test('a call that fails is repeated twice, each time later', async () => {
  finish.mockResolvedValue(FAILED)
  const check = expect(checkFile(outgoing())).rejects.toMatchObject({ code: 'lost' })
  await jest.advanceTimersByTimeAsync(999)
  expect(finish).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1)
  expect(finish).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(3_000)
  expect(finish).toHaveBeenCalledTimes(3)
  await check
})

test('a call that fails without a connection waits for it', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  finish.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const check = checkFile(outgoing())
  await jest.advanceTimersByTimeAsync(600_000)
  expect(report.mock.calls).toEqual([[{ type: 'paused' }]])
  expect(finish).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect(check).resolves.toEqual(checked)
  expect(report).toHaveBeenLastCalledWith({ type: 'resumed' })
})

test('cancelling ends the wait for a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  finish.mockRejectedValue(new TypeError('Failed to fetch'))
  const check = expect(checkFile(outgoing())).rejects.toBe('cancelled')
  await jest.advanceTimersByTimeAsync(1_000)
  control.abort('cancelled')
  await check
})

test.each(['rejected', 'not-arrived', 'file-gone'] as const)(
  '%s is the last word',
  async (code) => {
    finish.mockResolvedValue({ status: 'error', code, message: 'Because' })
    await expect(checkFile(outgoing())).rejects.toMatchObject({ code, reason: 'Because' })
    expect(finish).toHaveBeenCalledTimes(1)
  },
)

test('any other refusal is a failure that can be retried, and is not repeated', async () => {
  finish.mockResolvedValue({ status: 'error', code: 'conflict', message: 'Because' })
  await expect(checkFile(outgoing())).rejects.toMatchObject({ code: 'lost', reason: 'Because' })
  expect(finish).toHaveBeenCalledTimes(1)
})

test('a check that takes too long is not repeated', async () => {
  finish.mockImplementation(() => new Promise(() => {}))
  const check = expect(checkFile(outgoing())).rejects.toMatchObject({ code: 'lost' })
  await jest.advanceTimersByTimeAsync(210_000)
  await check
  expect(finish).toHaveBeenCalledTimes(1)
})

test('a call that reaches no server waits for signal, although the browser seems online', async () => {
  finish.mockRejectedValue(new TypeError('Failed to fetch'))
  const check = checkFile(outgoing())
  await jest.advanceTimersByTimeAsync(4_000)
  expect(report.mock.calls).toEqual([[{ type: 'paused' }]])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(report).toHaveBeenCalledTimes(1)
  finish.mockResolvedValue({ status: 'success', data: checked })
  window.dispatchEvent(new Event('online'))
  await expect(check).resolves.toEqual(checked)
  expect(report).toHaveBeenLastCalledWith({ type: 'resumed' })
})

test('after minutes without a server it has failed, and can be tried again', async () => {
  finish.mockRejectedValue(new TypeError('Failed to fetch'))
  const check = expect(checkFile(outgoing())).rejects.toMatchObject({ code: 'lost' })
  await jest.advanceTimersByTimeAsync(10 * 60_000)
  await check
})
