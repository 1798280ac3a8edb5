/** @jest-environment node */
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { copySitemap } from '@/lib/projects/sitemap-copy'
import { POST } from './route'

const SECRET = 'a-secret-of-some-length'
jest.mock('@/lib/env', () => ({ env: { REVALIDATE_SECRET: 'a-secret-of-some-length' } }))
jest.mock('next/cache', () => ({ revalidateTag: jest.fn() }))
jest.mock('next/server', () => ({ after: jest.fn() }))
jest.mock('@/lib/projects/sitemap-copy', () => ({ copySitemap: jest.fn() }))

const tell = (change: unknown, authorization = `Bearer ${SECRET}`) =>
  POST(
    new Request('https://slw.example/api/revalidate', {
      method: 'POST',
      headers: { authorization },
      body: JSON.stringify(change),
    }),
  )

beforeEach(() => jest.clearAllMocks())

test.each([
  ['projects', 'projects', [[copySitemap]]],
  ['project_images', 'projects', [[copySitemap]]],
  ['project_slugs', 'projects', [[copySitemap]]],
  ['profiles', 'profile', []],
  ['reviews', 'proof', []],
  ['accreditations', 'proof', []],
])('a change of %s renews the pages of %s', async (table, tag, afterwards) => {
  const answer = await tell({ type: 'UPDATE', schema: 'public', table })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(revalidateTag).toHaveBeenCalledWith(tag, { expire: 0 })
  expect(jest.mocked(after).mock.calls).toEqual(afterwards)
})

test.each([
  [{ type: 'INSERT', schema: 'public', table: 'contact_forms' }],
  [{ type: 'INSERT', schema: 'auth', table: 'projects' }],
  [{ type: 'SELECT', schema: 'public', table: 'projects' }],
  [null],
])('%j is no change that pages show', async (change) => {
  expect((await tell(change)).status).toBe(400)
  expect(revalidateTag).not.toHaveBeenCalled()
})

test('without the secret nothing is renewed', async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {})
  const change = { type: 'UPDATE', schema: 'public', table: 'projects' }
  expect((await tell(change, 'Bearer wrong')).status).toBe(401)
  expect(revalidateTag).not.toHaveBeenCalled()
})
