/** @jest-environment node */
import { getViewer } from '@/lib/auth/queries'
import { searchEnquiries } from './actions'
import { filterFrom } from './filter'
import { readSearches, rememberSearch } from './searches'

let stored: string | undefined
const set = jest.fn((_name: string, value: string, _options: object) => {
  stored = value
})
jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
jest.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (stored === undefined ? undefined : { value: stored }), set }),
}))

beforeEach(() => {
  stored = undefined
  set.mockClear()
  jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'o', email: 'o@example.com' })
})

it('the address of a search holds an id that leads to its text', async () => {
  const answer = await searchEnquiries({ box: 'spam', status: 'new', words: ' Ann Smith ' })
  const to = new URL(answer.data?.to ?? '', 'http://site.test')
  expect(to.href).not.toMatch(/ann|smith/i)
  const query = Object.fromEntries(to.searchParams)
  expect(query).toEqual({
    box: 'spam',
    status: 'new',
    search: expect.stringMatching(/^.{12}$/),
  })
  expect(filterFrom(query, await readSearches())).toEqual({
    box: 'spam',
    status: 'new',
    search: query.search,
    text: 'Ann Smith',
  })
  expect(set.mock.calls[0]?.[2]).toMatchObject({ httpOnly: true, path: '/' })
})

it('earlier searches still work on the way back; the oldest is forgotten first', async () => {
  const first = await rememberSearch('Ann')
  const second = await rememberSearch('Bob')
  expect(await rememberSearch('Ann')).toBe(first)
  expect([...(await readSearches()).values()]).toEqual(['Bob', 'Ann'])
  for (let i = 0; i < 30; i++) await rememberSearch(`${'é'.repeat(150)}${i}`)
  expect(encodeURIComponent(stored ?? '').length).toBeLessThan(4_000)
  const left = await readSearches()
  expect(left.has(second ?? '')).toBe(false)
  expect([...left.values()].at(-1)).toMatch(/29$/)
  for (const longest of ['漢', '\u0001', '"']) {
    const id = (await rememberSearch(longest.repeat(300))) ?? ''
    expect((await readSearches()).get(id)).toBe(longest.repeat(200))
  }
})

it('an empty or malformed search is ignored', async () => {
  expect(await searchEnquiries({ words: '  ' })).toMatchObject({
    data: { to: '/dashboard/messages' },
  })
  expect(set).not.toHaveBeenCalled()
  for (const odd of ['', 'x', '{}', '[1]', '[["a"]]', 'null']) {
    stored = odd
    expect([...(await readSearches())]).toEqual([])
  }
})

it('is for the owner only', async () => {
  jest.mocked(getViewer).mockResolvedValue(null)
  expect(await searchEnquiries({ words: 'Ann' })).toMatchObject({ status: 'error' })
  expect(set).not.toHaveBeenCalled()
})
