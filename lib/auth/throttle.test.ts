/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { env } from '@/lib/env'
import { knownDevice } from './device'
import { withThrottle } from './throttle'

const rpc = jest.fn()
const received = new Map<string, string>()
jest.mock('@/lib/env', () => ({
  env: {
    SUPABASE_SECRET_KEY: 'secret-key',
    NEXT_PUBLIC_SITE_URL: 'http://site.test',
    NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
  },
}))
jest.mock('./device', () => ({
  ...jest.requireActual<object>('./device'),
  knownDevice: jest.fn(),
}))
jest.mock('next/headers', () => ({ headers: async () => received }))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc }) }))

const right = async () => ({ error: null, data: 'session' })
const wrong = async () => ({ error: new AuthApiError('wrong', 400, 'invalid_credentials') })
const answers = (begin: boolean | Error, end: null | Error = null) =>
  rpc.mockImplementation(async (name: string) => {
    const value = name === 'begin_sign_in' ? begin : end
    return value instanceof Error ? { data: null, error: value } : { data: value, error: null }
  })
const asked = () => rpc.mock.calls.map(([name]) => name)
const keys = () => rpc.mock.calls[0]?.[1]

beforeEach(() => {
  rpc.mockReset()
  received.clear()
  env.CLIENT_ADDRESS_HEADER = 'x-real-ip'
  jest.spyOn(console, 'error').mockReset()
})

it('checks the password and takes a success off the count', async () => {
  answers(true)
  expect(await withThrottle('ann@example.com', right)).toEqual({ error: null, data: 'session' })
  expect(asked()).toEqual(['begin_sign_in', 'end_sign_in'])
  expect(rpc.mock.calls[1]?.[1]).toEqual(keys())
})

it('keeps a failure counted', async () => {
  answers(true)
  expect(await withThrottle('ann@example.com', wrong)).toHaveProperty('error.message', 'wrong')
  expect(asked()).toEqual(['begin_sign_in'])
})

it.each([0, 502, 504])('does not count an outage (%i)', async (status) => {
  answers(true)
  const away = async () => ({ error: new AuthRetryableFetchError('away', status) })
  expect(await withThrottle('ann@example.com', away)).toHaveProperty('error.message', 'away')
  expect(asked()).toEqual(['begin_sign_in', 'undo_sign_in'])
  expect(rpc.mock.calls[1]?.[1]).toEqual(keys())
})

it('keeps an answer counted that is no verdict', async () => {
  answers(true)
  const busy = async () => ({ error: new AuthApiError('no', 429, 'over_request_rate_limit') })
  await withThrottle('ann@example.com', busy)
  expect(asked()).toEqual(['begin_sign_in'])
})

it('tries nothing during a wait, or when the count fails', async () => {
  const attempt = jest.fn(right)
  answers(false)
  expect(await withThrottle('ann@example.com', attempt)).toBe('wait')
  answers(new Error('away'))
  await expect(withThrottle('ann@example.com', attempt)).rejects.toThrow('away')
  expect(attempt).not.toHaveBeenCalled()
})

it('lets a success in even if it cannot be taken off the count', async () => {
  answers(true, new Error('away'))
  expect(await withThrottle('ann@example.com', right)).toMatchObject({ data: 'session' })
})

it('counts every spelling of an account as one, by hashes alone', async () => {
  answers(true)
  received.set('x-real-ip', '203.0.113.7')
  await withThrottle(' Ann@Example.com ', wrong)
  const first = keys()
  rpc.mockClear()
  await withThrottle('ann@example.com', wrong)
  expect(keys()).toEqual(first)
  expect(first).toEqual({
    account: expect.stringMatching(/^[\w-]{43}$/),
    address: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(first.account).not.toBe(first.address)
})

it('counts a known device instead of its address', async () => {
  answers(true)
  received.set('x-real-ip', '203.0.113.7')
  jest.mocked(knownDevice).mockResolvedValueOnce('device-id')
  await withThrottle('Ann@example.com', right)
  expect(knownDevice).toHaveBeenCalledWith(keys().account)
  expect(keys().address).toBe('device-id')
  expect(rpc.mock.calls[1]?.[1]).toEqual(keys())
})

it('counts accounts and addresses separately', async () => {
  answers(true)
  const seen = new Set<string>()
  for (const [email, address] of [
    ['ann@example.com', '203.0.113.7'],
    ['bob@example.com', '203.0.113.8'],
  ] as const) {
    rpc.mockClear()
    received.set('x-real-ip', address)
    await withThrottle(email, wrong)
    seen.add(keys().account).add(keys().address)
  }
  expect(seen.size).toBe(4)
})

it('trusts only the configured address header', async () => {
  answers(true)
  received.set('x-forwarded-for', '203.0.113.7')
  await withThrottle('ann@example.com', wrong)
  expect(keys().address).toBeNull()
  rpc.mockClear()
  env.CLIENT_ADDRESS_HEADER = undefined
  received.set('x-real-ip', '203.0.113.7')
  await withThrottle('ann@example.com', wrong)
  expect(keys().address).toBeNull()
})

it('counts codes apart from passwords, on the same device', async () => {
  answers(true)
  jest.mocked(knownDevice).mockResolvedValue('this-device')
  await withThrottle('ann@example.com', right)
  await withThrottle('ann@example.com', right, 'code')
  const [password, , code] = rpc.mock.calls.map(([, given]) => given)
  expect(code.account).not.toBe(password.account)
  expect([password.address, code.address]).toEqual(['this-device', 'this-device'])
  const [[first], [second]] = jest.mocked(knownDevice).mock.calls as [[string], [string]]
  expect(first).toBe(second)
})
