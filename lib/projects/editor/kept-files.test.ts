/** @jest-environment jsdom */
import * as idb from 'idb-keyval'
import {
  countKeptFiles,
  forgetAllFiles,
  forgetFiles,
  forgetUnusedFiles,
  keepFile,
  keptFile,
} from './kept-files'

const stored = new Map<string, unknown>()
jest.mock('idb-keyval')

const file = new File(['x'], 'bay.jpg', { type: 'image/jpeg' })

beforeEach(async () => {
  jest.resetAllMocks()
  stored.clear()
  jest.mocked(idb.set).mockImplementation(async (key, value) => void stored.set(String(key), value))
  jest.mocked(idb.get).mockImplementation(async (key) => stored.get(String(key)) as never)
  jest.mocked(idb.keys).mockImplementation(async () => [...stored.keys()] as never)
  jest.mocked(idb.clear).mockImplementation(async () => stored.clear())
  jest.mocked(idb.delMany).mockImplementation(async (keys) => {
    for (const key of keys) stored.delete(String(key))
  })
  for (const id of ['a', 'b']) await keepFile('ann', id, file)
  await keepFile('bob', 'c', file)
})

it('is found by its owner alone, until it is forgotten', async () => {
  expect(await keptFile('ann', 'a')).toBe(file)
  expect(await keptFile('bob', 'a')).toBeUndefined()
  await forgetFiles('bob', ['a'])
  expect(await keptFile('ann', 'a')).toBe(file)
  await forgetFiles('ann', ['a'])
  expect(await keptFile('ann', 'a')).toBeUndefined()
})

it('forgets what no draft of the owner names', async () => {
  await forgetUnusedFiles('ann', () => new Set(['b']))
  expect([...stored.keys()]).toEqual(['ann:b', 'bob:c'])
})

it("forgets every owner's on signing out", async () => {
  expect(await countKeptFiles()).toBe(3)
  await forgetAllFiles()
  expect(stored.size).toBe(0)
})

it('says so where the device has no room, and breaks nothing where it has no storage', async () => {
  const refusal = new DOMException('Full', 'QuotaExceededError')
  for (const method of [idb.set, idb.get, idb.keys, idb.clear, idb.delMany]) {
    jest.mocked<() => Promise<unknown>>(method as never).mockRejectedValue(refusal)
  }
  expect(await keepFile('ann', 'd', file)).toBe(false)
  expect(await keptFile('ann', 'a')).toBeUndefined()
  await forgetFiles('ann', ['a'])
  await forgetUnusedFiles('ann', () => new Set())
  await forgetAllFiles()
  expect(await countKeptFiles()).toBe(0)
})
