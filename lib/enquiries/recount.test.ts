import { tell } from '@/tools/test-runner/dose'
import { createRecount } from './recount'

let following: AbortController

beforeEach(() => {
  jest.useFakeTimers()
  following = new AbortController()
})
afterEach(() => jest.useRealTimers())

/** A backend whose responses are released by the test, with the count at the time of the request. */
function backend() {
  let truth = 0
  const waiting: { asked: number; resolve: (n: number) => void; reject: (e: Error) => void }[] = []
  return {
    set: (value: number) => {
      truth = value
    },
    read: jest.fn(
      () =>
        new Promise<number>((resolve, reject) => waiting.push({ asked: truth, resolve, reject })),
    ),
    async answer() {
      const next = waiting.shift()
      next?.resolve(next.asked)
      await jest.advanceTimersByTimeAsync(0)
    },
    async fail() {
      waiting.shift()?.reject(new Error('no answer'))
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

it('a burst of events makes one request', async () => {
  const { read, set, answer } = backend()
  const onCount = jest.fn()
  const recount = createRecount({ read, onCount, signal: following.signal })
  set(7)
  for (let i = 0; i < 50; i++) recount()
  await jest.advanceTimersByTimeAsync(100)
  expect(read).toHaveBeenCalledTimes(1)
  await answer()
  expect(onCount.mock.calls).toEqual([[7]])
})

it('an event during a request makes one more', async () => {
  const { read, set, answer } = backend()
  const onCount = jest.fn()
  const recount = createRecount({ read, onCount, signal: following.signal })
  set(1)
  recount()
  await jest.advanceTimersByTimeAsync(100)
  set(2)
  recount()
  recount()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(read).toHaveBeenCalledTimes(1)
  await answer()
  await jest.advanceTimersByTimeAsync(100)
  await answer()
  expect(read).toHaveBeenCalledTimes(2)
  expect(onCount).toHaveBeenLastCalledWith(2)
})

it('a steady stream of events does not delay it for ever', async () => {
  const { read } = backend()
  const recount = createRecount({ read, onCount: jest.fn(), signal: following.signal })
  for (let i = 0; i < 20; i++) {
    recount()
    await jest.advanceTimersByTimeAsync(50)
  }
  expect(read).toHaveBeenCalled()
})

it('retries after a failed request and keeps the last count', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const { read, set, answer, fail } = backend()
  const onCount = jest.fn()
  createRecount({ read, onCount, signal: following.signal })()
  await jest.advanceTimersByTimeAsync(100)
  await fail()
  expect(onCount).not.toHaveBeenCalled()
  set(3)
  await jest.advanceTimersByTimeAsync(5_000)
  await answer()
  expect(onCount.mock.calls).toEqual([[3]])
})

it('stays silent after it was stopped', async () => {
  const { read, answer } = backend()
  const onCount = jest.fn()
  const recount = createRecount({ read, onCount, signal: following.signal })
  recount()
  await jest.advanceTimersByTimeAsync(100)
  following.abort()
  await answer()
  recount()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(onCount).not.toHaveBeenCalled()
  expect(read).toHaveBeenCalledTimes(1)
})

it('ends on the true count after 1,000 dropped, doubled or reordered events', async () => {
  let truth = 0
  let seed = 42
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return seed / 2 ** 31
  }
  let shown = 0
  const read = () => {
    const asked = truth
    return new Promise<number>((resolve) => setTimeout(() => resolve(asked), random() * 200))
  }
  const recount = createRecount({
    read,
    onCount: (count) => (shown = count),
    signal: following.signal,
  })
  for (let i = 0; i < 1_000; i++) {
    truth = Math.max(0, truth + (random() < 0.5 ? -1 : 1))
    const events = Math.floor(random() * 3)
    for (let n = 0; n < events; n++) setTimeout(recount, random() * 300)
    await jest.advanceTimersByTimeAsync(random() * 40)
  }
  recount()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(shown).toBe(truth)
  tell({
    row: 'unread badge',
    did: '1,000 changes, their events dropped, doubled or late',
    found: 'ends on the true count',
  })
})
