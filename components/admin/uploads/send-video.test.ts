import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { sendVideo, TAKEN_BACK } from './send-video'
import { stripVideo } from './strip-video'

jest.mock('tus-js-client', () => ({ Upload: jest.fn() }))
jest.mock('./strip-video')

type Options = NonNullable<ConstructorParameters<typeof Upload>[1]>

const file = new File(['12345678'], 'clip.mp4', { type: 'video/mp4' })
const token = { read: jest.fn(), forget: jest.fn() }
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
    path: 'owner/project/id-clip.mp4',
    storage: { url: 'https://db.example', key: 'key' },
    token,
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
/** Hosted storage refuses a token with 400, and says why in the body alone. */
const REFUSED_TOKEN = JSON.stringify({
  statusCode: '403',
  error: 'Unauthorized',
  message: '"exp" claim timestamp check failed',
})
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
  token.read.mockResolvedValue('fresh')
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
    endpoint: 'https://db.example/storage/v1/upload/resumable',
    chunkSize: 6 * 1024 * 1024,
    headers: { apikey: 'key' },
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

test('each request carries a current token', async () => {
  await begin()
  const request = asked('PATCH')
  await options.onBeforeRequest?.(request)
  expect(request.setHeader).toHaveBeenCalledWith('authorization', 'Bearer fresh')
  token.read.mockResolvedValue(null)
  await expect(options.onBeforeRequest?.(asked('PATCH'))).rejects.toThrow('Auth session missing!')
})

test.each([
  [500, 0],
  [503, 0],
  [429, 0],
  [400, 1],
  [401, 1],
  [403, 1],
])(
  'a look at a former upload that is answered with %d does not throw away what is there',
  async (status, forgotten) => {
    await begin()
    expect(() => options.onAfterResponse?.(asked('HEAD'), answered(status))).toThrow()
    expect(token.forget).toHaveBeenCalledTimes(forgotten)
  },
)

test.each(['POST', 'PATCH'])(
  'a token refused at %s is forgotten and fetched again',
  async (method) => {
    await begin()
    options.onAfterResponse?.(asked(method), answered(400, REFUSED_TOKEN))
    expect(token.forget).toHaveBeenCalledTimes(1)
    expect(options.onShouldRetry?.(failed(method, 400, REFUSED_TOKEN), 0, options)).toBe(true)
    expect(options.onShouldRetry?.(failed(method, 400, REFUSED_TOKEN), 3, options)).toBe(false)
  },
)

test.each(['', 'Invalid upload-offset\n', '{"statusCode":"400","message":"Invalid key"}'])(
  'any other 400 is final: %p',
  async (body) => {
    await begin()
    options.onAfterResponse?.(asked('POST'), answered(400, body))
    expect(token.forget).not.toHaveBeenCalled()
    expect(options.onShouldRetry?.(failed('POST', 400, body), 0, options)).toBe(false)
  },
)

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
  ['POST', 409, 0, false],
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

test('what lies there already has arrived', async () => {
  const { sent } = await begin()
  options.onError?.(failed('POST', 409))
  await expect(sent).resolves.toBeUndefined()
})

test.each([
  [failed('POST', 413, 'Maximum size exceeded\n'), 'Maximum size exceeded'],
  [failed('POST', 400, REFUSED_TOKEN), 'Auth session missing!'],
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

test('a request that waited for its token while the line was paused is never sent', async () => {
  await begin()
  let give = (_: string) => {}
  token.read.mockReturnValueOnce(new Promise((resolve) => (give = resolve as never)))
  const request = asked('PATCH')
  options.onBeforeRequest?.(request)
  window.dispatchEvent(new Event('offline'))
  give('late')
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
