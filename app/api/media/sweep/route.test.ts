/** @jest-environment node */
import { sweepMedia } from '@/lib/media/sweep'
import { POST } from './route'

const secret = 'sweep-secret-0123456789'
jest.mock('@/lib/env', () => ({ env: { CRON_SECRET: 'sweep-secret-0123456789' } }))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({}) }))
jest.mock('@/lib/media/sweep', () => ({ sweepMedia: jest.fn() }))
const sweep = jest.mocked(sweepMedia)

const report = { applied: false, expired: [], strays: [], storedFiles: 9, removed: 0, queued: 0 }
const ask = (query = '') =>
  new Request(`https://slw.example/api/media/sweep${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
  })

beforeEach(() => {
  sweep.mockReset().mockResolvedValue(report)
})

it('only tells, unless told to apply', async () => {
  const answer = await POST(ask())
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([answer.status, await answer.json()]).toEqual([200, report])
  await POST(ask('?apply=1'))
  expect(sweep.mock.calls.map(([, options]) => options)).toEqual([
    { apply: false },
    { apply: true },
  ])
})

it('answers 409 where it refused, so that a scheduler tells', async () => {
  sweep.mockResolvedValue({ ...report, refused: 'Too many.' })
  expect((await POST(ask('?apply=1'))).status).toBe(409)
})
