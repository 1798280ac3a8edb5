import type * as FormToken from './form-token'

const answers = jest.fn<Promise<{ ok: boolean; text: () => Promise<string> }>, []>()
let form: typeof FormToken

beforeEach(() => {
  jest.useFakeTimers()
  answers.mockReset()
  globalThis.fetch = answers as unknown as typeof fetch
  jest.isolateModules(() => {
    form = jest.requireActual<typeof FormToken>('./form-token')
  })
})
afterEach(() => jest.useRealTimers())

const arrives = (value: string) =>
  answers.mockResolvedValueOnce({ ok: true, text: async () => value })
const fails = () => answers.mockRejectedValueOnce(new TypeError('Failed to fetch'))

test('one request, and what is left of the two seconds is waited out', async () => {
  arrives('first')
  await form.requestFormToken()
  await jest.advanceTimersByTimeAsync(1_500)
  const done = jest.fn()
  const token = form.matureFormToken().then(done)
  await jest.advanceTimersByTimeAsync(600)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(200)
  await token
  expect(done).toHaveBeenCalledWith('first')
  expect(answers).toHaveBeenCalledTimes(1)
})

test('what did not arrive when the form was touched is fetched when it is sent', async () => {
  fails()
  arrives('second')
  await expect(form.requestFormToken()).rejects.toThrow('Failed to fetch')
  const token = form.matureFormToken()
  await jest.advanceTimersByTimeAsync(2_300)
  expect(await token).toBe('second')
})

test('a line that stays bad is told of, and the next try begins again', async () => {
  fails()
  await expect(form.matureFormToken()).rejects.toThrow('Failed to fetch')
  answers.mockResolvedValueOnce({ ok: false, text: async () => 'Bad gateway' })
  await expect(form.matureFormToken()).rejects.toThrow('No form token')
  arrives('third')
  const token = form.matureFormToken()
  await jest.advanceTimersByTimeAsync(2_300)
  expect(await token).toBe('third')
})

test('a page kept open for hours fetches another', async () => {
  arrives('old')
  await form.requestFormToken()
  await jest.advanceTimersByTimeAsync(3_600_000)
  arrives('new')
  const token = form.matureFormToken()
  await jest.advanceTimersByTimeAsync(2_300)
  expect(await token).toBe('new')
})
