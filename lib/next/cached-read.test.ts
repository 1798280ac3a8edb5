const cacheLife = jest.fn()
jest.mock('next/cache', () => ({ cacheLife: (life: unknown) => cacheLife(life) }))

const phase = { isBuilding: false }
jest.mock('@/lib/env', () => ({
  get isBuilding() {
    return phase.isBuilding
  },
}))

import { briefly, cachedRead } from './cached-read'

const read = async () => ['a project']
const fail = async (): Promise<string[]> => {
  throw new Error('No backend')
}

/** A short cache life. */
const short = expect.objectContaining({ stale: 30, revalidate: expect.any(Number), expire: 300 })

beforeEach(() => {
  phase.isBuilding = false
  cacheLife.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('a read is kept until its tag is updated, five minutes at most', async () => {
  expect(await cachedRead('Projects', read, [])).toEqual(['a project'])
  expect(cacheLife.mock.calls).toEqual([[{ stale: 300, revalidate: 60, expire: 300 }]])
  expect(console.error).not.toHaveBeenCalled()
})

test('a failed read throws and is not kept, so the last good page stays', async () => {
  await expect(cachedRead('Projects', fail, [])).rejects.toThrow('No backend')
  expect(cacheLife).not.toHaveBeenCalled()
})

test('during the build a failed read is logged and returns its default, cached briefly', async () => {
  phase.isBuilding = true
  expect(await cachedRead('Projects', fail, [])).toEqual([])
  expect(cacheLife.mock.calls).toEqual([[short]])
  expect(cacheLife.mock.calls[0][0].revalidate).toBe(1)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Projects could not be read'))
})

test('an optional read never throws and recovers as soon', async () => {
  expect(await cachedRead('Frame', fail, [], { always: true })).toEqual([])
  expect(cacheLife.mock.calls).toEqual([[short]])
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('a real 404 is cached briefly', () => {
  briefly()
  expect(cacheLife.mock.calls).toEqual([[short]])
})
