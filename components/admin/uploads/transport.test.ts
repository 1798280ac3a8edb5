/** @jest-environment jsdom */
import { type DetailedError, type HttpRequest, type HttpResponse, Upload } from 'tus-js-client'
import { CANCELLED, transfer } from './transport'
import { UploadFailure } from './upload-failure'

jest.mock('tus-js-client', () => ({ Upload: jest.fn() }))

type Options = NonNullable<ConstructorParameters<typeof Upload>[1]>

const file = new File(['12345678'], 'clip.mp4', { type: 'video/mp4' })
const resumableUrl = 'https://db.example/storage/v1/upload/resumable/sign'
const signedBy = (signature: string) => ({ resumableUrl, signature })
const renew = jest.fn()
const report = jest.fn()
const upload = {
  start: jest.fn(),
  abort: jest.fn(),
  findPreviousUploads: jest.fn(),
  resumeFromPreviousUpload: jest.fn(),
}
let control: AbortController
let options: Options

async function begin(sending = file): Promise<{ sent: Promise<void> }> {
  const sent = transfer(sending, {
    bucket: 'uploads',
    path: 'owner/project/id-clip.mp4',
    signed: signedBy('first'),
    renew,
    signal: control.signal,
    report,
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
  upload.abort.mockResolvedValue(undefined)
  upload.findPreviousUploads.mockResolvedValue([])
  jest.mocked(Upload).mockImplementation(((_: File, given: Options) => {
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
  expect(await options.fingerprint?.(file, options)).toBe('owner/project/id-clip.mp4 8')
  expect(upload.start).toHaveBeenCalledTimes(1)
  options.onProgress?.(2, 8)
  expect(report).toHaveBeenCalledWith({ type: 'progressed', progress: 0.25 })
  options.onSuccess?.({ lastResponse: answered(204) })
  await expect(sent).resolves.toBeUndefined()
})

test.each([
  [6 * 1024 * 1024, true],
  [6 * 1024 * 1024 + 1, false],
])('a file of %i bytes goes with its announcement in one request: %s', async (size, isOne) => {
  await begin(new File([new Uint8Array(size)], 'bay.jpg', { type: 'image/jpeg' }))
  // What one request cannot leave half done needs no memory.
  expect(options).toMatchObject({
    uploadDataDuringCreation: isOne,
    storeFingerprintForResuming: !isOne,
  })
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
    const cause = method === 'HEAD' ? new UploadFailure('lost', REFUSED) : undefined
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
  [new UploadFailure('lost'), 25, true],
  [new UploadFailure('lost', 'Not now'), 0, true],
  [new UploadFailure('lost', 'Not now'), 3, false],
  [new UploadFailure('rejected', 'Please upload a valid video file'), 0, false],
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

test('a file that is already there (409) is not sent again, and a moved offset is', async () => {
  const { sent } = await begin()
  options.onAfterResponse?.(asked('PATCH'), answered(409))
  expect(await headersOf('PATCH')).toEqual([['x-signature', 'second']])
  options.onAfterResponse?.(asked('POST'), answered(409, 'The resource already exists'))
  renew.mockResolvedValue(null)
  const request = asked('POST')
  options.onBeforeRequest?.(request)
  await expect(sent).resolves.toBeUndefined()
  expect(request.setHeader).not.toHaveBeenCalled()
})

test('twenty cuts in a row are survived', async () => {
  await begin()
  expect(options.retryDelays?.length).toBeGreaterThan(20)
})

test.each([
  [failed('POST', 413, 'Maximum size exceeded\n'), 'Maximum size exceeded'],
  [failed('POST', 400, EXPIRED), EXPIRED],
  [failed('POST', 403, '{"message":"Not allowed"}'), 'Not allowed'],
  [failed('PATCH', 502, '<html>'), undefined],
  [failed('PATCH'), undefined],
])('a failure has the reason that the server gave', async (error, reason) => {
  const { sent } = await begin()
  options.onError?.(error)
  await expect(sent).rejects.toMatchObject({ code: 'lost', reason })
})

test.each([
  ['no answer', failed('PATCH'), ['paused']],
  ['an answer', failed('PATCH', 503), []],
  ['no signature', failed('PATCH', undefined, undefined, new UploadFailure('lost', 'No')), []],
])('a request with %s', async (_, error, reported) => {
  await begin()
  options.onShouldRetry?.(error, 0, options)
  expect(report.mock.calls.map(([{ type }]) => type)).toEqual(reported)
})

test('gives up a line that stays dead', async () => {
  const { sent } = await begin()
  await jest.advanceTimersByTimeAsync(11 * 30_000)
  await expect(sent).rejects.toMatchObject({ code: 'lost' })
})

test('cancelled, it is ended at the server too; stopped, it is not', async () => {
  const first = await begin()
  control.abort()
  await expect(first.sent).rejects.toBe(control.signal.reason)
  expect(upload.abort).toHaveBeenLastCalledWith(false)
  control = new AbortController()
  const second = await begin()
  control.abort(CANCELLED)
  await expect(second.sent).rejects.toBe(CANCELLED)
  expect(upload.abort).toHaveBeenLastCalledWith(true)
})
