/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { leaveWelcome } from '@/lib/leave-flash'
import { checkPassword } from '../check-password'
import { rememberDevice } from '../device'
import { getViewer } from '../queries'
import { isRecovering } from '../recovery'
import { logSecurity } from '../security-log'
import { withThrottle } from '../throttle'
import { beginFactor, confirmFactor, enterSignInCode, removeFactor } from './actions'

const mfa = {
  challengeAndVerify: jest.fn(),
  enroll: jest.fn(),
  unenroll: jest.fn(),
  listFactors: jest.fn(),
}
const auth = { mfa, getUser: jest.fn(), refreshSession: jest.fn() }
const rpc = jest.fn()
jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => ({ auth }) }))
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc }) }))
jest.mock('@/lib/leave-flash', () => ({ leaveWelcome: jest.fn() }))
jest.mock('../throttle', () => ({ withThrottle: jest.fn() }))
jest.mock('../check-password', () => ({ checkPassword: jest.fn() }))
jest.mock('../device', () => ({ accountKey: (mail: string) => mail, rememberDevice: jest.fn() }))
jest.mock('../queries', () => ({ getViewer: jest.fn() }))
jest.mock('../recovery', () => ({ isRecovering: jest.fn() }))
jest.mock('../security-log', () => ({ logSecurity: jest.fn() }))

const FACTOR = '9c000000-0000-4000-8000-000000000001'
const email = 'ann@example.com'
const fine = { data: {}, error: null }
const refused = (code: string, status = 422) => ({ error: new AuthApiError('no', status, code) })
const wrong = refused('mfa_verification_failed')
const away = { error: new AuthRetryableFetchError('no answer', 503) }
const userWith = (factors: object[]) => ({
  data: { user: { id: 'ann', email, factors } },
  error: null,
})
const events = () => jest.mocked(logSecurity).mock.calls.map(([event]) => event)

beforeEach(() => {
  jest.resetAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(withThrottle).mockImplementation(async (_email, attempt) => attempt())
  jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'ann', email })
  jest.mocked(isRecovering).mockResolvedValue(false)
  rpc.mockResolvedValue({ data: true, error: null })
  auth.getUser.mockResolvedValue(userWith([{ id: FACTOR, status: 'verified' }]))
  for (const call of [...Object.values(mfa), auth.refreshSession]) call.mockResolvedValue(fine)
})

const WRONG = 'This code is not right, or was used before. Please enter the one shown now.'
const UNREACHABLE = 'We could not reach the sign-in service. Please try again with the next code.'

describe('the code at sign-in', () => {
  const enter = (code = '123 456', next = '/dashboard/settings') => enterSignInCode({ code, next })

  it('completes the sign-in, on this site', async () => {
    expect(await enter()).toEqual({
      status: 'success',
      data: { to: '/dashboard/settings', userId: 'ann' },
    })
    expect(withThrottle).toHaveBeenCalledWith(email, expect.any(Function), 'code')
    expect(mfa.challengeAndVerify).toHaveBeenCalledWith({ factorId: FACTOR, code: '123456' })
    expect(rememberDevice).toHaveBeenCalledWith(email)
    expect(leaveWelcome).toHaveBeenCalledWith('Welcome back!')
    expect(events()).toEqual(['sign-in'])
    expect(await enter('123456', '//evil.example')).toMatchObject({ data: { to: '/dashboard' } })
  })

  it('after a mailed link it leads on to the new password', async () => {
    jest.mocked(isRecovering).mockResolvedValue(true)
    await enter()
    expect(leaveWelcome).toHaveBeenCalledWith('You can now choose a new password')
  })

  it.each([
    [
      'a wrong code',
      () => mfa.challengeAndVerify.mockResolvedValue(wrong),
      WRONG,
      ['code-refused'],
    ],
    ['a used code', () => rpc.mockResolvedValue({ data: false }), WRONG, ['code-refused']],
    [
      'too many tries',
      () => jest.mocked(withThrottle).mockResolvedValue('wait'),
      WRONG,
      ['sign-in-throttled'],
    ],
    ['an outage', () => mfa.challengeAndVerify.mockResolvedValue(away), UNREACHABLE, []],
    [
      'an answer about something else',
      () => mfa.challengeAndVerify.mockResolvedValue(refused('mfa_ip_address_mismatch')),
      UNREACHABLE,
      [],
    ],
    [
      'a database that is away',
      () => jest.mocked(withThrottle).mockRejectedValue(new Error('away')),
      UNREACHABLE,
      [],
    ],
  ] as const)(
    'stays at the field for %s, and opens nothing',
    async (_, prepare, reason, logged) => {
      prepare()
      expect(await enter()).toEqual({
        status: 'error',
        message: 'Failed to sign in. Please check your code.',
        fieldErrors: { code: reason },
      })
      expect(events()).toEqual(logged)
      expect(rememberDevice).not.toHaveBeenCalled()
      expect(leaveWelcome).not.toHaveBeenCalled()
    },
  )

  it('asks the service about no used code', async () => {
    rpc.mockResolvedValue({ data: false })
    await enter()
    expect(mfa.challengeAndVerify).not.toHaveBeenCalled()
    const [name, { account, code }] = rpc.mock.calls[0] ?? []
    expect([name, account]).toEqual(['take_code', email])
    expect(code).not.toContain('123456')
  })

  it.each(['', '12345', '1234567', 'abcdef', undefined])('wants six digits: %o', async (code) => {
    expect(await enterSignInCode({ code })).toEqual({
      status: 'error',
      fieldErrors: { code: 'Please enter the six digits that your app shows' },
    })
    expect(auth.getUser).not.toHaveBeenCalled()
  })

  it('without the session of a password starts again', async () => {
    auth.getUser.mockResolvedValue({ data: { user: null }, ...refused('session_not_found', 403) })
    expect(await enter()).toMatchObject({ code: 'signed-out', message: /start again/ })
    auth.getUser.mockResolvedValue({ data: { user: null }, ...away })
    expect(await enter()).toMatchObject({ message: /could not reach/ })
  })

  it('lets in whose factor the operator has removed', async () => {
    auth.getUser.mockResolvedValue(userWith([{ id: FACTOR, status: 'unverified' }]))
    expect(await enter()).toMatchObject({ status: 'success' })
    expect(auth.refreshSession).toHaveBeenCalledTimes(1)
    expect(mfa.challengeAndVerify).not.toHaveBeenCalled()
  })
})

describe('setting it up', () => {
  const totp = { qr_code: 'data:image/svg+xml;utf-8,<svg a="#1"/>', secret: 'KEY', uri: 'otpauth:' }
  const enrolled = { data: { id: FACTOR, totp }, error: null }
  const begin = () => beginFactor({ current_password: 'before' })

  it('checks the password and shows key and picture', async () => {
    mfa.enroll.mockResolvedValue(enrolled)
    expect(await begin()).toEqual({
      status: 'success',
      data: {
        id: FACTOR,
        key: 'KEY',
        address: 'otpauth:',
        picture: 'data:image/svg+xml,%3Csvg%20a%3D%22%231%22%2F%3E',
      },
    })
    expect(checkPassword).toHaveBeenCalledWith(
      expect.objectContaining({ email }),
      'before',
      expect.any(String),
    )
  })

  it('makes room for another key after many that were not confirmed', async () => {
    mfa.enroll
      .mockResolvedValueOnce(refused('too_many_enrolled_mfa_factors'))
      .mockResolvedValueOnce(enrolled)
    const all = [
      { id: 'a', status: 'unverified' },
      { id: 'b', status: 'verified' },
    ]
    mfa.listFactors.mockResolvedValue({ data: { all } })
    expect(await begin()).toMatchObject({ status: 'success' })
    expect(mfa.unenroll.mock.calls).toEqual([[{ factorId: 'a' }]])
  })

  it('is on once a code is right', async () => {
    const confirm = () => confirmFactor({ code: '123456', factor_id: FACTOR })
    mfa.challengeAndVerify.mockResolvedValueOnce(wrong)
    expect(await confirm()).toMatchObject({ status: 'error', fieldErrors: { code: WRONG } })
    expect(await confirm()).toEqual({ status: 'success', message: 'Two-step sign-in is on' })
    expect(events()).toEqual(['code-refused', 'second-factor-on'])
  })
})

describe('switching it off', () => {
  const remove = () => removeFactor({ current_password: 'before', code: '123456' })

  it('takes the password, then a code', async () => {
    expect(await remove()).toEqual({ status: 'success', message: 'Two-step sign-in is off' })
    const [checked, entered, removed] = [checkPassword, withThrottle, mfa.unenroll].map(
      (step) => jest.mocked(step).mock.invocationCallOrder[0] ?? 0,
    )
    expect(checked).toBeLessThan(entered ?? 0)
    expect(entered).toBeLessThan(removed ?? 0)
    expect(mfa.unenroll).toHaveBeenCalledWith({ factorId: FACTOR })
    expect(auth.refreshSession).toHaveBeenCalledTimes(1)
    expect(events()).toEqual(['second-factor-off'])
  })

  it.each([
    ['password', () => jest.mocked(checkPassword).mockRejectedValue(new Error('wrong'))],
    ['code', () => mfa.challengeAndVerify.mockResolvedValue(wrong)],
  ])('stays on by a wrong %s', async (_, prepare) => {
    prepare()
    expect(await remove()).toMatchObject({ status: 'error' })
    expect(mfa.unenroll).not.toHaveBeenCalled()
    expect(auth.refreshSession).not.toHaveBeenCalled()
  })

  it('stays on where the service does not remove it', async () => {
    mfa.unenroll.mockResolvedValue(away)
    expect(await remove()).toMatchObject({ message: 'Failed to switch off two-step sign-in' })
    expect(events()).toEqual([])
  })

  it('is off where the operator removed it meanwhile', async () => {
    auth.getUser.mockResolvedValue(userWith([]))
    expect(await remove()).toMatchObject({ status: 'success' })
    expect(auth.refreshSession).toHaveBeenCalledTimes(1)
  })
})
