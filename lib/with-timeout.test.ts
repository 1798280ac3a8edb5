import { withTimeout } from './with-timeout'

const never = new Promise<never>(() => {})
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('passes on a timely result and a failure, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('read'), 100)).resolves.toBe('read')
  await expect(withTimeout(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused')
  expect(jest.getTimerCount()).toBe(0)
})

test('gives up when the time is over', async () => {
  const [one, other] = [withTimeout(never, 100), withTimeout(never, 100, 'Too slow')]
  const refused = Promise.all([
    expect(one).rejects.toThrow('No answer in time'),
    expect(other).rejects.toThrow('Too slow'),
  ])
  await jest.advanceTimersByTimeAsync(100)
  await refused
})
