const cacheLife = jest.fn()
jest.mock('next/cache', () => ({ cacheLife: (life: unknown) => cacheLife(life) }))

const phase = { isBuilding: false }
jest.mock('./env', () => ({
  get isBuilding() {
    return phase.isBuilding
  },
}))

import { briefly, cachedRead } from './cached-read'

const read = async () => ['a project']
const fail = async (): Promise<string[]> => {
  throw new Error('No backend')
}

/** What shortens the life of a page: no longer than a visitor may wait for the truth. */
const short = expect.objectContaining({ stale: 30, revalidate: expect.any(Number), expire: 300 })

beforeEach(() => {
  phase.isBuilding = false
  cacheLife.mockClear()
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

test('what was read is kept until its tag is updated, five minutes at most', async () => {
  expect(await cachedRead('Projects', read, [])).toEqual(['a project'])
  expect(cacheLife.mock.calls).toEqual([[{ stale: 300, revalidate: 60, expire: 300 }]])
  expect(console.error).not.toHaveBeenCalled()
})

test('a failed read throws, so that the last good page stays; nothing is kept', async () => {
  await expect(cachedRead('Projects', fail, [])).rejects.toThrow('No backend')
  expect(cacheLife).not.toHaveBeenCalled()
})

test('while the site is built it logs and gives its default, for a moment', async () => {
  phase.isBuilding = true
  expect(await cachedRead('Projects', fail, [])).toEqual([])
  expect(cacheLife.mock.calls).toEqual([[short]])
  expect(cacheLife.mock.calls[0][0].revalidate).toBe(1)
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Projects could not be read'))
})

test('what no page depends on never throws, and heals as soon', async () => {
  expect(await cachedRead('Frame', fail, [], { always: true })).toEqual([])
  expect(cacheLife.mock.calls).toEqual([[short]])
  expect(console.error).toHaveBeenCalledTimes(1)
})

test('a true 404 lives briefly', () => {
  briefly()
  expect(cacheLife.mock.calls).toEqual([[short]])
})
