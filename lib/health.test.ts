/** @jest-environment node */
import { checkHealth } from './health'

jest.mock('server-only', () => ({}))
jest.mock('@/lib/env', () => ({
  env: {
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_test',
    SUPABASE_SECRET_KEY: 'sb_secret_of_test',
  },
}))
const backend = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
jest.mock('@/lib/supabase/timed-fetch', () => ({
  ...jest.requireActual('@/lib/supabase/timed-fetch'),
  timedFetch: () => backend,
}))

const well = async () => Response.json([])

beforeEach(() => backend.mockReset().mockImplementation(well))

it('is healthy while database and storage answer, and asks them once in five seconds', async () => {
  const now = Date.now()
  expect(await checkHealth(now)).toEqual({
    status: 'ok',
    checks: { process: 'ok', database: 'ok', storage: 'ok' },
  })
  await checkHealth(now + 4_000)
  expect(backend).toHaveBeenCalledTimes(2)
  // The endpoint is public, so the checks use a visitor's rights.
  for (const [, init] of backend.mock.calls) {
    expect(new Headers(init?.headers).get('apikey')).toBe('sb_publishable_of_test')
  }
  await checkHealth(now + 6_000)
  expect(backend).toHaveBeenCalledTimes(4)
})

it('names the failing part, but not the reason', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  backend.mockImplementation(async (address) =>
    String(address).includes('/storage/')
      ? new Response('{"message":"key sb_secret"}', { status: 500 })
      : well(),
  )
  const health = await checkHealth(Date.now() + 60_000)
  expect(health).toEqual({
    status: 'failing',
    checks: { process: 'ok', database: 'ok', storage: 'failing' },
  })
  log.mockRestore()
})
