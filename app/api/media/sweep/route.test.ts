/** @jest-environment node */
import { sweepMedia } from '@/lib/media/sweep'
import { GET, POST } from './route'

const env: Record<string, string | undefined> = {}
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({}) }))
jest.mock('@/lib/media/sweep', () => ({ sweepMedia: jest.fn() }))
const sweep = jest.mocked(sweepMedia)

const report = { applied: false, expired: [], strays: [], storedFiles: 9, removed: 0, queued: 0 }
const ask = (authorization?: string, query = '') =>
  new Request(`https://slw.example/api/media/sweep${query}`, {
    headers: authorization ? { authorization } : {},
  })

beforeEach(() => {
  for (const name of Object.keys(env)) delete env[name]
  sweep.mockReset().mockResolvedValue(report)
})

it('is closed where no secret is set', async () => {
  const answer = await GET(ask('Bearer undefined'))
  expect(answer.status).toBe(401)
  expect(sweep).not.toHaveBeenCalled()
})

it.each([undefined, 'Bearer ', 'Bearer wrong', 'sweep-secret-0123456789'])(
  'refuses %s',
  async (authorization) => {
    env.CRON_SECRET = 'sweep-secret-0123456789'
    expect((await POST(ask(authorization, '?apply=1'))).status).toBe(401)
    expect(sweep).not.toHaveBeenCalled()
  },
)

it('only tells, unless told to apply', async () => {
  env.CRON_SECRET = 'sweep-secret-0123456789'
  const answer = await GET(ask('Bearer sweep-secret-0123456789'))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([answer.status, await answer.json()]).toEqual([200, report])
  await POST(ask('Bearer sweep-secret-0123456789', '?apply=1'))
  expect(sweep.mock.calls.map(([, options]) => options)).toEqual([
    { apply: false },
    { apply: true },
  ])
})

it('answers 409 where it refused, so that a scheduler tells', async () => {
  env.CRON_SECRET = 'sweep-secret-0123456789'
  sweep.mockResolvedValue({ ...report, refused: 'Too many.' })
  expect((await GET(ask('Bearer sweep-secret-0123456789', '?apply=1'))).status).toBe(409)
})
