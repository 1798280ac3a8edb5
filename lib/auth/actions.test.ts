/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError } from '@supabase/supabase-js'
import { refresh } from 'next/cache'
import { encodeFlash } from '@/lib/flash'
import {
  browserAccess,
  confirmLink,
  refreshOffice,
  signIn,
  signOut,
  signOutEverywhere,
} from './actions'
import { forgetDevices, rememberDevice } from './device'
import { signedRedirect } from './mail-link'
import { getViewer } from './queries'
import { beginRecovery } from './recovery'
import { logSecurity } from './security-log'
import { withThrottle } from './throttle'

const auth = {
  signInWithPassword: jest.fn(),
  getSession: jest.fn(),
  verifyOtp: jest.fn(),
  admin: { signOut: jest.fn() },
}
const rpc = jest.fn()
const removed = jest.fn()
const jar = { set: jest.fn(), delete: jest.fn(), getAll: jest.fn() }
jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)
jest.mock('next/cache', () => ({ refresh: jest.fn() }))
jest.mock('next/headers', () => ({ cookies: async () => jar }))
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => ({ auth, rpc }) }))
jest.mock('@/lib/supabase/admin', () => ({
  createAdminClient: () => ({ from: () => ({ delete: () => ({ eq: removed }) }) }),
}))
jest.mock('./queries', () => ({ getViewer: jest.fn() }))
jest.mock('./recovery', () => ({ beginRecovery: jest.fn() }))
jest.mock('./device', () => ({ rememberDevice: jest.fn(), forgetDevices: jest.fn() }))
const ended = jest.fn()
jest.mock('./replaced-session', () => ({ noteSession: async () => ended }))
jest.mock('./security-log', () => ({ logSecurity: jest.fn() }))
jest.mock('./throttle', () => ({ withThrottle: jest.fn() }))

const REFUSED = 'Failed to sign in. Please check your credentials.'
const AWAY = 'We could not reach the sign-in service. Please try again in a moment.'
const credentials = { email: ' ann@example.com ', password: ' secret ' }
const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
const away = new AuthRetryableFetchError('no answer', 503)
const welcomed = (message: string) => [
  ['signed-in', '1', expect.objectContaining({ httpOnly: false })],
  ['flash', encodeFlash({ kind: 'success', message }), expect.objectContaining({ maxAge: 30 })],
]

beforeEach(() => {
  jest.resetAllMocks()
  rpc.mockResolvedValue({ error: null })
  removed.mockResolvedValue({ error: null })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(withThrottle).mockImplementation(async (_email, attempt) => attempt())
})

describe('signing in', () => {
  it('checks the rate limit, welcomes the owner and leads to the requested page', async () => {
    auth.signInWithPassword.mockResolvedValue({ data: { user: { id: 'ann' } }, error: null })
    expect(await signIn({ ...credentials, next: '/dashboard/settings' })).toEqual({
      status: 'success',
      data: { to: '/dashboard/settings', userId: 'ann' },
    })
    expect(withThrottle).toHaveBeenCalledWith('ann@example.com', expect.any(Function))
    expect(auth.signInWithPassword).toHaveBeenCalledWith({
      email: 'ann@example.com',
      password: ' secret ',
    })
    expect(jar.set.mock.calls).toEqual(welcomed('Welcome back!'))
    expect(rememberDevice).toHaveBeenCalledWith('ann@example.com')
    expect(ended).toHaveBeenCalledTimes(1)
    expect(logSecurity).toHaveBeenCalledWith('sign-in', { account: 'ann@example.com' })
  })

  it('with a second factor leads to its code, and signs nobody in yet', async () => {
    const user = { id: 'ann', factors: [{ id: 'f', status: 'verified' }] }
    auth.signInWithPassword.mockResolvedValue({ data: { user }, error: null })
    expect(await signIn({ ...credentials, next: '/dashboard/settings' })).toEqual({
      status: 'success',
      data: { to: '/bodhi/code?next=%2Fdashboard%2Fsettings', userId: 'ann', asksCode: true },
    })
    expect(ended).toHaveBeenCalledTimes(1)
    expect(rememberDevice).not.toHaveBeenCalled()
    expect(jar.set).not.toHaveBeenCalled()
    expect(logSecurity).toHaveBeenCalledWith('code-asked', { account: 'ann@example.com' })
  })

  it('never leads to another site', async () => {
    auth.signInWithPassword.mockResolvedValue({ data: { user: { id: 'ann' } }, error: null })
    expect(await signIn({ ...credentials, next: '//evil.example' })).toMatchObject({
      data: { to: '/dashboard' },
    })
  })

  it('answers wrong credentials and too many tries alike, and an outage differently', async () => {
    auth.signInWithPassword.mockResolvedValueOnce({ error: wrong })
    const refused = { status: 'error', message: REFUSED }
    expect(await signIn(credentials)).toEqual(refused)
    jest.mocked(withThrottle).mockResolvedValueOnce('wait')
    expect(await signIn(credentials)).toEqual(refused)
    const unreachable = { status: 'error', message: AWAY }
    auth.signInWithPassword.mockResolvedValueOnce({ error: away })
    expect(await signIn(credentials)).toEqual(unreachable)
    jest.mocked(withThrottle).mockRejectedValueOnce(new Error('nobody can count'))
    expect(await signIn(credentials)).toEqual(unreachable)
    expect(jar.set).not.toHaveBeenCalled()
    expect(rememberDevice).not.toHaveBeenCalled()
    expect(ended).not.toHaveBeenCalled()
    const events = jest.mocked(logSecurity).mock.calls.map(([event]) => event)
    expect(events).toEqual(['sign-in-refused', 'sign-in-throttled', 'sign-in-unanswered'])
  })

  it.each([
    {},
    { email: 'a@b.co' },
    { password: 'x' },
    { email: ' ', password: 'x' },
    { email: 1 },
  ])('asks for both: %o', async (input) => {
    expect(await signIn(input)).toEqual({
      status: 'error',
      fieldErrors: { form: 'You must provide either an email or phone number and a password' },
    })
    expect(withThrottle).not.toHaveBeenCalled()
  })
})

describe('signing out', () => {
  const cookies = [
    'sb-backend-auth-token',
    'sb-backend-auth-token.1',
    'signed-in',
    // Inbox searches are forgotten too.
    'inbox-searches',
    'theme',
    'xsb-backend-auth-token',
  ]
  beforeEach(() => jar.getAll.mockReturnValue(cookies.map((name) => ({ name }))))
  const session = { data: { session: { access_token: 'token' } } }

  it('clears this browser first, then tells the server', async () => {
    auth.getSession.mockResolvedValue(session)
    auth.admin.signOut.mockImplementation(async () => {
      expect(jar.delete.mock.calls.flat()).toEqual(
        cookies.slice(0, 4).map((name) => expect.objectContaining({ name, path: '/' })),
      )
      return { error: null }
    })
    expect(await signOut(undefined)).toEqual({ status: 'success' })
    expect(auth.admin.signOut).toHaveBeenCalledWith('token', 'local')
    expect(rpc.mock.calls).toEqual([['leave_push_device']])
    expect(console.error).not.toHaveBeenCalled()
  })

  it('works without a session and whatever the server answers', async () => {
    auth.getSession.mockResolvedValueOnce({ data: { session: null } })
    expect(await signOut(undefined)).toEqual({ status: 'success' })
    expect(auth.admin.signOut).not.toHaveBeenCalled()
    expect(rpc).not.toHaveBeenCalled()
    auth.getSession.mockResolvedValue(session)
    auth.admin.signOut.mockResolvedValueOnce({ error: new AuthApiError('gone', 404, 'x') })
    expect(await signOut(undefined)).toEqual({ status: 'success' })
    expect(console.error).not.toHaveBeenCalled()
    auth.admin.signOut.mockResolvedValueOnce({ error: away })
    expect(await signOut(undefined)).toEqual({ status: 'success' })
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('Sign-out at the server failed'),
    )
  })
})

describe('signing out everywhere', () => {
  const failed = 'Failed to sign out everywhere. Please try again.'
  beforeEach(() => {
    jar.getAll.mockReturnValue([{ name: 'sb-backend-auth-token' }, { name: 'signed-in' }])
    jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'o', email: 'o@example.com' })
    auth.getSession.mockResolvedValue({ data: { session: { access_token: 'token' } } })
  })

  it('ends every session and leads to the sign-in page', async () => {
    auth.admin.signOut.mockImplementation(async () => {
      expect(jar.delete).not.toHaveBeenCalled()
      return { error: null }
    })
    expect(await signOutEverywhere({})).toEqual({ status: 'success', data: { to: '/bodhi' } })
    expect(auth.admin.signOut).toHaveBeenCalledWith('token', 'global')
    expect(removed.mock.calls).toEqual([['user_id', 'o']])
    expect(forgetDevices).toHaveBeenCalledWith('o@example.com')
    expect(logSecurity).toHaveBeenCalledWith('sign-out-everywhere', { account: 'o@example.com' })
    expect(jar.delete).toHaveBeenCalledTimes(2)
    const message = "You've been signed out on every device."
    expect(jar.set.mock.calls).toEqual(welcomed(message).slice(1))
  })

  it('changes nothing when the server fails', async () => {
    auth.admin.signOut.mockResolvedValueOnce({ error: away })
    expect(await signOutEverywhere({})).toEqual({ status: 'error', message: failed })
    auth.admin.signOut.mockResolvedValueOnce({ error: new AuthApiError('gone', 403, 'x') })
    expect(await signOutEverywhere({})).toEqual({ status: 'error', message: failed })
    expect(removed).not.toHaveBeenCalled()
    expect(jar.delete).not.toHaveBeenCalled()
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('is for the owner only', async () => {
    jest.mocked(getViewer).mockResolvedValue(null)
    expect(await signOutEverywhere({})).toMatchObject({ status: 'error', code: 'signed-out' })
    expect(auth.admin.signOut).not.toHaveBeenCalled()
  })
})

describe('a link from a mail', () => {
  const link = (type: string) => ({ token_hash: 'hash', type, redirect_to: signedRedirect() })

  it.each([
    ['recovery', '/dashboard/settings#password', 'You can now choose a new password', 1],
    ['invite', '/dashboard/settings#password', 'You can now choose a new password', 1],
    ['email_change', '/dashboard/settings', 'Email updated successfully', 0],
  ])('of type %s leads to %s', async (type, to, message, recoveries) => {
    const user = { email: 'new@example.com' }
    auth.verifyOtp.mockResolvedValue({ data: { session: {}, user }, error: null })
    expect(await confirmLink(link(type))).toEqual({ status: 'success', data: { to } })
    expect(auth.verifyOtp).toHaveBeenCalledWith({ token_hash: 'hash', type })
    expect(jar.set.mock.calls).toEqual(welcomed(message))
    expect(beginRecovery).toHaveBeenCalledTimes(recoveries)
    expect(rememberDevice).toHaveBeenCalledWith('new@example.com')
  })

  it.each([
    ['recovery', '/bodhi/code?next=%2Fdashboard%2Fsettings%23password', 1],
    ['email_change', '/bodhi/code?next=%2Fdashboard%2Fsettings', 0],
  ])('of type %s is no second factor', async (type, to, recoveries) => {
    const user = { email: 'new@example.com', factors: [{ id: 'f', status: 'verified' }] }
    auth.verifyOtp.mockResolvedValue({ data: { session: {}, user }, error: null })
    expect(await confirmLink(link(type))).toEqual({ status: 'success', data: { to } })
    expect(beginRecovery).toHaveBeenCalledTimes(recoveries)
    expect(rememberDevice).not.toHaveBeenCalled()
    expect(jar.set.mock.calls.map(([name]) => name)).not.toContain('signed-in')
  })

  it('asks for the second address after the first, without signing in', async () => {
    auth.verifyOtp.mockResolvedValue({ data: { session: null }, error: null })
    const answer = await confirmLink(link('email_change'))
    expect(answer).toEqual({
      status: 'success',
      message: expect.stringContaining('your other address'),
    })
    expect(jar.set).not.toHaveBeenCalled()
  })

  it('says when it is used up, but not after an outage', async () => {
    const recovery = link('recovery')
    auth.verifyOtp.mockResolvedValueOnce({ error: new AuthApiError('expired', 403, 'otp_expired') })
    expect((await confirmLink(recovery)).message).toMatch(/expired or was already used/)
    auth.verifyOtp.mockResolvedValueOnce({ error: away })
    expect((await confirmLink(recovery)).message).toBe(AWAY)
    auth.verifyOtp.mockRejectedValueOnce(new Error('odd'))
    expect((await confirmLink(recovery)).message).toBe(
      "We couldn't confirm this link. Please try again.",
    )
    expect(jar.set).not.toHaveBeenCalled()
    expect(beginRecovery).not.toHaveBeenCalled()
  })

  it('has a rate limit of its own', async () => {
    auth.verifyOtp.mockResolvedValue({ error: new AuthApiError('expired', 403, 'otp_expired') })
    const [one, other] = [link('recovery'), link('recovery')]
    for (const each of [one, one, other]) await confirmLink(each)
    const [first, second, third] = jest.mocked(withThrottle).mock.calls.map(([key]) => key)
    expect(first).toMatch(/^link /)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    jest.mocked(withThrottle).mockResolvedValueOnce('wait')
    expect((await confirmLink(one)).message).toMatch(
      /tried too many times\. Please ask for a new one/,
    )
  })

  it('is refused without a query unless this site signed it recently', async () => {
    const old = signedRedirect(Date.now() - 15 * 60_000)
    expect((await confirmLink({ ...link('recovery'), redirect_to: old })).message).toMatch(
      /expired/,
    )
    for (const redirect_to of [undefined, 1, '', 'http://site.test', 'x'.repeat(501), `${old}x`]) {
      expect((await confirmLink({ ...link('recovery'), redirect_to })).message).toMatch(
        /Part of this link is missing/,
      )
    }
    expect(withThrottle).not.toHaveBeenCalled()
    expect(auth.verifyOtp).not.toHaveBeenCalled()
  })

  it.each([{ token_hash: '' }, { token_hash: 'x'.repeat(201) }, { type: 'signup' }])(
    'is none: %o',
    async (odd) => {
      expect(await confirmLink({ ...link('recovery'), ...odd })).toHaveProperty('fieldErrors')
      expect(auth.verifyOtp).not.toHaveBeenCalled()
    },
  )
})

it('a signed-in browser gets a short-lived access token and no refresh token', async () => {
  jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'o', email: 'o@example.com' })
  auth.getSession.mockResolvedValueOnce({
    data: { session: { access_token: 'token', refresh_token: 'no', expires_at: 12 } },
  })
  expect(await browserAccess(undefined)).toEqual({
    status: 'success',
    data: { token: 'token', expiresAt: 12_000 },
  })
  auth.getSession.mockResolvedValueOnce({ data: { session: { access_token: 'token' } } })
  expect(await browserAccess(undefined)).toMatchObject({ data: { expiresAt: 0 } })
  auth.getSession.mockResolvedValueOnce({ data: { session: null } })
  const missing = { status: 'error', message: 'Auth session missing!' }
  expect(await browserAccess(undefined)).toEqual(missing)
  auth.getSession.mockRejectedValueOnce(new Error('odd'))
  expect(await browserAccess(undefined)).toEqual(missing)
})

it('refreshes the page of a signed-in owner and leaves it for anyone else', async () => {
  jest.mocked(getViewer).mockResolvedValueOnce(null)
  expect(await refreshOffice({})).toMatchObject({ status: 'error', code: 'signed-out' })
  expect(refresh).not.toHaveBeenCalled()
  jest.mocked(getViewer).mockResolvedValueOnce({ role: 'owner', id: 'o', email: 'o@example.com' })
  expect(await refreshOffice({})).toEqual({ status: 'success' })
  expect(refresh).toHaveBeenCalledTimes(1)
})
