/** @jest-environment node */
import { createClient } from '@supabase/supabase-js'
import { timedFetch } from './timed-fetch'

const hangs: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

afterEach(() => jest.restoreAllMocks())

test('a hanging call ends at its limit', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(hangs)
  await expect(timedFetch(1)('http://backend.test')).rejects.toMatchObject({ name: 'AbortError' })
})

test('other failures are passed on', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'))
  await expect(timedFetch(60_000)('http://backend.test')).rejects.toThrow('fetch failed')
})

test('responses are not cached', async () => {
  const call = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await timedFetch(60_000)('http://backend.test')
  expect(call).toHaveBeenCalledWith(
    'http://backend.test',
    expect.objectContaining({ cache: 'no-store' }),
  )
})

test('a redirect of the backend is not followed', async () => {
  const call = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.redirect('http://elsewhere.test/x', 307))
  await expect(timedFetch(60_000)('http://backend.test/rest/v1/x')).rejects.toThrow(
    'The backend redirected to http://elsewhere.test',
  )
  expect(call).toHaveBeenCalledWith(
    'http://backend.test/rest/v1/x',
    expect.objectContaining({ redirect: 'manual' }),
  )
})

test('the Data API client does not retry a call that hung', async () => {
  const call = jest.spyOn(globalThis, 'fetch').mockImplementation(hangs)
  const client = createClient('http://backend.test', 'key', { global: { fetch: timedFetch(1) } })
  const { error, status } = await client.from('projects').select()
  expect({ failed: Boolean(error), status, calls: call.mock.calls.length }).toEqual({
    failed: true,
    status: 0,
    calls: 1,
  })
})
