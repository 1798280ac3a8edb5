/** @jest-environment node */
import { noteSession } from './replaced-session'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
const jar = { getAll: jest.fn() }
jest.mock('next/headers', () => ({ cookies: async () => jar, headers: async () => new Headers() }))

const cookie = (token: string) => {
  const user = { id: 'owner-id', aud: 'authenticated' }
  const expires_at = Math.round(Date.now() / 1000) + 3600
  const session = { access_token: token, refresh_token: 'r', expires_at, user }
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  return { name: 'sb-backend-auth-token', value }
}
const call = jest.spyOn(globalThis, 'fetch')
beforeEach(() => call.mockReset().mockResolvedValue(new Response(null, { status: 204 })))

it('ends only the session that was replaced', async () => {
  jar.getAll.mockReturnValue([cookie('before'), { name: 'signed-in', value: '1' }])
  const end = await noteSession()
  jar.getAll.mockReturnValue([cookie('after')])
  await end()
  expect(call.mock.calls.map(([address]) => String(address))).toEqual([
    'http://backend.test/auth/v1/logout?scope=local',
  ])
  expect(new Headers(call.mock.calls[0]?.[1]?.headers).get('authorization')).toBe('Bearer before')
})

it('asks nothing when there was no session', async () => {
  jar.getAll.mockReturnValue([{ name: 'signed-in', value: '1' }])
  await (await noteSession())()
  expect(call).not.toHaveBeenCalled()
})

it('accepts that the session has ended already', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  call.mockResolvedValue(Response.json({ code: 403, msg: 'gone' }, { status: 403 }))
  jar.getAll.mockReturnValue([cookie('before')])
  await (await noteSession())()
  expect(log).not.toHaveBeenCalled()
})
