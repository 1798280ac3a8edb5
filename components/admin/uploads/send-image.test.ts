import { sendImage } from './send-image'

const file = new File(['12345678'], 'bay.png', { type: 'image/png' })
let made: FakeRequest

class FakeRequest {
  upload: { onprogress?: (event: { loaded: number }) => void } = {}
  onload = () => {}
  onerror = () => {}
  status = 0
  responseText = ''
  open = jest.fn()
  send = jest.fn()
  abort = jest.fn()
  setRequestHeader = jest.fn()
  constructor() {
    made = this
  }
  answer(status: number, body: unknown = {}) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}

const original = globalThis.XMLHttpRequest
const onProgress = jest.fn()
let control: AbortController
const send = () =>
  sendImage(file, { url: 'https://put.example' }, { signal: control.signal, onProgress })

beforeEach(() => {
  jest.useFakeTimers()
  onProgress.mockClear()
  control = new AbortController()
  globalThis.XMLHttpRequest = FakeRequest as never
})
afterEach(() => {
  jest.useRealTimers()
  globalThis.XMLHttpRequest = original
})

test('puts the raw file with its type, and tells how far it is', async () => {
  const sent = send()
  expect(made.open).toHaveBeenCalledWith('PUT', 'https://put.example')
  expect(made.setRequestHeader).toHaveBeenCalledWith('content-type', 'image/png')
  expect(made.setRequestHeader).toHaveBeenCalledWith('cache-control', 'max-age=3600')
  expect(made.send).toHaveBeenCalledWith(file)
  made.upload.onprogress?.({ loaded: 2 })
  expect(onProgress).toHaveBeenCalledWith(0.25)
  made.answer(200)
  await expect(sent).resolves.toBeUndefined()
})

test.each([
  [409, {}],
  [400, { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' }],
])('what lies there already has arrived (%d)', async (status, body) => {
  const sent = send()
  made.answer(status, body)
  await expect(sent).resolves.toBeUndefined()
})

test.each([
  [400, { statusCode: '413', message: 'Payload too large' }, 'Payload too large'],
  [502, { message: 'upstream' }, ''],
])('a refusal has a reason where the server gave one (%d)', async (status, body, reason) => {
  const sent = send()
  made.answer(status, body)
  await expect(sent).rejects.toMatchObject({ name: 'SendError', message: reason })
})

test('a line that breaks is a failure without a reason', async () => {
  const sent = send()
  made.onerror()
  await expect(sent).rejects.toMatchObject({ name: 'SendError', message: '' })
})

test('half a minute without progress is a failure, half a minute with it is none', async () => {
  const sent = send()
  const failed = expect(sent).rejects.toMatchObject({ name: 'SendError' })
  jest.advanceTimersByTime(29_000)
  made.upload.onprogress?.({ loaded: 4 })
  jest.advanceTimersByTime(29_000)
  expect(made.abort).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1_000)
  expect(made.abort).toHaveBeenCalled()
  await failed
})

test('stops when it is taken back', async () => {
  const sent = send()
  control.abort('taken back')
  await expect(sent).rejects.toBe('taken back')
  expect(made.abort).toHaveBeenCalled()
})
