/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { getViewer, hasSecondFactor } from './queries'
import { logSecurity } from './security-log'

const auth = { getUser: jest.fn(), getClaims: jest.fn() }
const rpc = jest.fn()
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => ({ auth, rpc }) }))
jest.mock('./security-log', () => ({ logSecurity: jest.fn() }))
jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

/** Whom the auth service knows, with this factor, in a session of this level. */
function known(isOwner: boolean, status?: 'verified' | 'unverified', aal = 'aal1') {
  const factors = status && [{ id: 'f', status }]
  const user = { id: 'ann', email: 'ann@example.com', factors }
  auth.getUser.mockResolvedValue({ data: { user }, error: null })
  auth.getClaims.mockResolvedValue({ data: { claims: { aal } } })
  rpc.mockResolvedValue({ data: isOwner, error: null, status: 200 })
}
const role = async () => (await getViewer())?.role ?? null

beforeEach(() => jest.resetAllMocks())

it('knows owners and strangers, and nobody before the code', async () => {
  known(true)
  expect(await getViewer()).toEqual({ role: 'owner', id: 'ann', email: 'ann@example.com' })
  known(true, 'verified', 'aal2')
  expect(await role()).toBe('owner')
  expect(logSecurity).not.toHaveBeenCalled()
  known(false, 'verified')
  expect(await role()).toBeNull()
  expect(logSecurity).not.toHaveBeenCalled()
  known(false)
  expect(await role()).toBe('stranger')
  known(false, 'unverified')
  expect(await role()).toBe('stranger')
  known(false, 'verified', 'aal2')
  expect(await role()).toBe('stranger')
  expect(logSecurity).toHaveBeenCalledTimes(3)
})

it('an ended session is nobody’s, and an outage says nothing', async () => {
  const answer = (error: Error) =>
    auth.getUser.mockResolvedValueOnce({ data: { user: null }, error })
  answer(new AuthApiError('session not found', 403, 'session_not_found'))
  expect(await getViewer()).toBeNull()
  answer(new AuthRetryableFetchError('no answer', 503))
  await expect(getViewer()).rejects.toThrow('no answer')
})

it.each([
  [undefined, false],
  ['unverified', false],
  ['verified', true],
] as const)('a factor that is %s: two-step sign-in %s', async (status, isOn) => {
  known(true, status)
  expect(await hasSecondFactor()).toBe(isOn)
})
