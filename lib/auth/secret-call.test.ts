/** @jest-environment node */
import { scheduledCall } from './secret-call'

const secret = 'cron-secret-0123456789'
const host = { env: { CRON_SECRET: secret as string | undefined }, schedulesByGet: false }
jest.mock('@/lib/env', () => ({
  get env() {
    return host.env
  },
  get schedulesByGet() {
    return host.schedulesByGet
  },
}))

const run = jest.fn(async () => Response.json({ done: 1 }))
const { GET, POST } = scheduledCall(run)
const ask = (method: 'GET' | 'POST', authorization?: string) =>
  new Request('https://slw.example/api/anything?apply=1', {
    method,
    headers: authorization ? { authorization } : {},
  })

const log = jest.spyOn(console, 'info').mockImplementation(() => {})
beforeEach(() => {
  log.mockClear()
  run.mockClear()
  host.schedulesByGet = false
  host.env.CRON_SECRET = secret
})

it('runs by POST only', async () => {
  const answer = await GET(ask('GET', `Bearer ${secret}`))
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  expect(run).not.toHaveBeenCalled()
  expect((await POST(ask('POST', `Bearer ${secret}`))).status).toBe(200)
})

it('runs by GET when the host’s scheduler can send nothing else', async () => {
  host.schedulesByGet = true
  expect((await GET(ask('GET', `Bearer ${secret}`))).status).toBe(200)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each([undefined, 'Bearer ', 'Bearer wrong', `Bearer ${secret}x`, secret])(
  'refuses %s',
  async (authorization) => {
    for (const byGet of [false, true]) {
      host.schedulesByGet = byGet
      expect((await GET(ask('GET', authorization))).status).toBe(401)
      expect((await POST(ask('POST', authorization))).status).toBe(401)
    }
    expect(run).not.toHaveBeenCalled()
    const told = log.mock.calls.map(([line]) => JSON.parse(line as string))
    const refusal = { event: 'secret-refused', path: '/api/anything' }
    expect(told).toEqual(authorization ? Array(4).fill(expect.objectContaining(refusal)) : [])
  },
)

it('refuses every call when no secret is set', async () => {
  host.env.CRON_SECRET = undefined
  expect((await POST(ask('POST', 'Bearer undefined'))).status).toBe(401)
  expect(run).not.toHaveBeenCalled()
})
