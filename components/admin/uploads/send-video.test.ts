/** @jest-environment jsdom */
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { SendError, UploadFailure } from './failures'
import { sendVideo, TAKEN_BACK } from './send-video'
import { stripVideo } from './strip-video'

jest.mock('tus-js-client', () => ({ Upload: jest.fn() }))
jest.mock('./strip-video')

type Options = NonNullable<ConstructorParameters<typeof Upload>[1]>

const file = new File(['12345678'], 'clip.mp4', { type: 'video/mp4' })
const resumableUrl = 'https://db.example/storage/v1/upload/resumable/sign'
const signedBy = (signature: string) => ({ url: 'https://put.example', resumableUrl, signature })
const renew = jest.fn()
const onProgress = jest.fn()
const upload = {
  start: jest.fn(),
  abort: jest.fn(),
  findPreviousUploads: jest.fn(),
  resumeFromPreviousUpload: jest.fn(),
}
let control: AbortController
let options: Options

async function begin(): Promise<{ sent: Promise<void> }> {
  const sent = sendVideo(file, {
    bucket: 'uploads',
    path: 'owner/project/id-clip.mp4',
    signed: signedBy('first'),
    renew,
    signal: control.signal,
    onProgress,
  })
  sent.catch(() => {})
  await jest.advanceTimersByTimeAsync(0)
  return { sent }
}

const asked = (method: string) => {
  const setHeader = jest.fn()
  return { getMethod: () => method, setHeader } as unknown as HttpRequest & { setHeader: jest.Mock }
}
const answered = (status: number, body = '') =>
  ({ getStatus: () => status, getBody: () => body }) as HttpResponse
const EXPIRED = '"exp" claim timestamp check failed'
const REFUSED = 'The upload was refused. Please try again.'
const failed = (method: string, status?: number, body?: string, causingError?: Error) =>
  Object.assign(new Error('tus'), {
    originalRequest: asked(method),
    originalResponse: status === undefined ? null : answered(status, body),
    causingError: causingError ?? null,
  }) as DetailedError

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  control = new AbortController()
  renew.mockResolvedValue(signedBy('second'))
  jest.mocked(stripVideo).mockImplementation(async (given) => given)
  upload.abort.mockResolvedValue(undefined)
  upload.findPreviousUploads.mockResolvedValue([])
  jest.mocked(Upload).mockImplementation(((_file: File, given: Options) => {
    options = given
    return upload
  }) as never)
})
afterEach(() => {
  control.abort()
  jest.useRealTimers()
})

test('goes in chunks of 6 MiB, under the name the server gave it', async () => {
  const { sent } = await begin()
  expect(options).toMatchObject({
    endpoint: resumableUrl,
    chunkSize: 6 * 1024 * 1024,
    metadata: {
      bucketName: 'uploads',
      objectName: 'owner/project/id-clip.mp4',
      contentType: 'video/mp4',
      cacheControl: '3600',
    },
  })
  expect(await options.fingerprint?.(file, options)).toBe('owner/project/id-clip.mp4')
  expect(upload.start).toHaveBeenCalledTimes(1)
  options.onProgress?.(2, 8)
  expect(onProgress).toHaveBeenCalledWith(0.25)
  options.onSuccess?.({ lastResponse: answered(204) })
  await expect(sent).resolves.toBeUndefined()
})

test('what is sent is the video without the place where it was filmed', async () => {
  const stripped = new File(['1234\0\0\0\0'], 'clip.mp4', { type: 'video/mp4' })
  jest.mocked(stripVideo).mockResolvedValue(stripped)
  await begin()
  expect(Upload).toHaveBeenCalledWith(stripped, expect.anything())
})

test('taken back before it was looked through, nothing is sent', async () => {
  let give = (_: File) => {}
  jest.mocked(stripVideo).mockReturnValue(new Promise((resolve) => (give = resolve as never)))
  const { sent } = await begin()
  control.abort(TAKEN_BACK)
  give(file)
  await expect(sent).rejects.toBe(TAKEN_BACK)
  expect(Upload).not.toHaveBeenCalled()
})

test('goes on with a former upload of the same name', async () => {
  const former = { uploadUrl: 'https://db.example/1' }
  upload.findPreviousUploads.mockResolvedValue([former])
  await begin()
  expect(upload.resumeFromPreviousUpload).toHaveBeenCalledWith(former)
})

/** What a request carries, as the client hands it over before it is sent. */
async function headersOf(method: string): Promise<unknown[][]> {
  const request = asked(method)
  await options.onBeforeRequest?.(request)
  return request.setHeader.mock.calls
}

test('each request carries the signature of this one file, and nothing of the account', async () => {
  await begin()
  expect(options.headers).toBeUndefined()
  for (const method of ['POST', 'PATCH', 'HEAD', 'DELETE']) {
    expect(await headersOf(method)).toEqual([['x-signature', 'first']])
  }
  expect(renew).not.toHaveBeenCalled()
})

test.each([
  [500, false],
  [503, false],
  [429, false],
  [400, true],
  [401, true],
  [403, true],
])(
  'a look at a former upload that is answered with %d does not throw away what is there',
  async (status, isRenewed) => {
    await begin()
    expect(() => options.onAfterResponse?.(asked('HEAD'), answered(status))).toThrow()
    expect(await headersOf('HEAD')).toEqual([['x-signature', isRenewed ? 'second' : 'first']])
  },
)

test.each(['POST', 'PATCH', 'HEAD'])(
  'a signature refused at %s is asked for again, a few times',
  async (method) => {
    await begin()
    const cause = method === 'HEAD' ? new SendError(REFUSED) : undefined
    const error = failed(method, 400, EXPIRED, cause)
    const refuse = () => options.onAfterResponse?.(asked(method), answered(400, EXPIRED))
    if (method === 'HEAD') expect(refuse).toThrow(REFUSED)
    else refuse()
    expect(options.onShouldRetry?.(error, 0, options)).toBe(true)
    expect(await headersOf(method)).toEqual([['x-signature', 'second']])
    expect(options.onShouldRetry?.(error, 3, options)).toBe(false)
  },
)

test('nothing is sent again where the bytes are found to be there', async () => {
  const { sent } = await begin()
  options.onAfterResponse?.(asked('PATCH'), answered(400, EXPIRED))
  renew.mockResolvedValue(null)
  const request = asked('PATCH')
  options.onBeforeRequest?.(request)
  await expect(sent).resolves.toBeUndefined()
  expect(request.setHeader).not.toHaveBeenCalled()
})

test.each([
  [new SendError(), 25, true],
  [new SendError('Auth session missing!'), 0, true],
  [new SendError('Auth session missing!'), 3, false],
  [new UploadFailure('Please upload a valid video file', false), 0, false],
])('no new signature: %p, try %d, tried again: %p', async (cause, attempt, is) => {
  const { sent } = await begin()
  const error = failed('PATCH', undefined, undefined, cause)
  expect(options.onShouldRetry?.(error, attempt, options)).toBe(is)
  options.onError?.(error)
  await expect(sent).rejects.toBe(cause)
})

test.each([404, 410, 200, 423])('one answered with %d is left to the client', async (status) => {
  await begin()
  expect(() => options.onAfterResponse?.(asked('HEAD'), answered(status))).not.toThrow()
})

test.each([
  ['PATCH', undefined, 25, true],
  ['PATCH', 503, 25, true],
  ['PATCH', 409, 25, true],
  ['PATCH', 423, 25, true],
  ['POST', 403, 0, true],
  ['POST', 403, 3, false],
  ['POST', 409, 25, true],
  ['POST', 413, 0, false],
] as const)(
  '%s answered with %s at try %d is repeated: %s',
  async (method, status, attempt, is) => {
    await begin()
    expect(options.onShouldRetry?.(failed(method, status), attempt, options)).toBe(is)
  },
)

test('twenty cuts in a row are survived', async () => {
  await begin()
  expect(options.retryDelays?.length).toBeGreaterThan(20)
})

test.each([
  [failed('POST', 413, 'Maximum size exceeded\n'), 'Maximum size exceeded'],
  [failed('POST', 400, EXPIRED), EXPIRED],
  [failed('PATCH', 502, '<html>'), ''],
  [failed('PATCH'), ''],
])('a failure has the reason that the server gave', async (error, reason) => {
  const { sent } = await begin()
  options.onError?.(error)
  await expect(sent).rejects.toMatchObject({ name: 'SendError', message: reason })
})

test('waits while there is no network, and goes on when there is', async () => {
  await begin()
  window.dispatchEvent(new Event('offline'))
  expect(upload.abort).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(upload.start).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(upload.start).toHaveBeenCalledTimes(2)
  window.dispatchEvent(new Event('online'))
  expect(upload.start).toHaveBeenCalledTimes(2)
})

test('a line that died silently is opened anew, ten times without a chunk and no more', async () => {
  const { sent } = await begin()
  await jest.advanceTimersByTimeAsync(30_000)
  expect(upload.abort).toHaveBeenCalledTimes(1)
  expect(upload.start).toHaveBeenCalledTimes(2)
  options.onChunkComplete?.(1, 1, 8)
  await jest.advanceTimersByTimeAsync(10 * 30_000)
  expect(upload.start).toHaveBeenCalledTimes(12)
  await jest.advanceTimersByTimeAsync(30_000)
  await expect(sent).rejects.toMatchObject({ name: 'SendError' })
})

test('a request that waited for its signature while the line was paused is never sent', async () => {
  await begin()
  options.onAfterResponse?.(asked('PATCH'), answered(400, EXPIRED))
  let give = (_: unknown) => {}
  renew.mockReturnValueOnce(new Promise((resolve) => (give = resolve as never)))
  const request = asked('PATCH')
  options.onBeforeRequest?.(request)
  window.dispatchEvent(new Event('offline'))
  give(signedBy('late'))
  await jest.advanceTimersByTimeAsync(0)
  expect(request.setHeader).not.toHaveBeenCalled()
})

test('taken back, it is ended at the server too; stopped, it is not', async () => {
  const first = await begin()
  control.abort()
  await expect(first.sent).rejects.toBe(control.signal.reason)
  expect(upload.abort).toHaveBeenLastCalledWith(false)
  control = new AbortController()
  const second = await begin()
  control.abort(TAKEN_BACK)
  await expect(second.sent).rejects.toBe(TAKEN_BACK)
  expect(upload.abort).toHaveBeenLastCalledWith(true)
})
