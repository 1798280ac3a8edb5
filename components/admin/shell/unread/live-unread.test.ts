/** @jest-environment jsdom */
import { browserAccess } from '@/lib/auth/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { watchEnquiries } from '@/lib/supabase/browser'
import { followUnread } from './live-unread'

jest.mock('@/lib/auth/actions', () => ({ browserAccess: jest.fn() }))
jest.mock('@/lib/auth/read-owner', () => ({ readOwner: jest.fn() }))
jest.mock('@/lib/supabase/browser', () => ({ watchEnquiries: jest.fn() }))

const endWatch = jest.fn()
let following: AbortController
let onCount: jest.Mock
let onSignedOut: jest.Mock

/** What the live connection was given to call back. */
function watch() {
  const given = jest.mocked(watchEnquiries).mock.calls[0]?.[0]
  if (!given) throw new Error('Nobody listens')
  return given
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  jest.mocked(watchEnquiries).mockReturnValue(endWatch)
  jest.mocked(readOwner).mockResolvedValue({ id: '1', unread: 2 })
  onCount = jest.fn()
  onSignedOut = jest.fn(() => following.abort())
  following = new AbortController()
  const realtime = { url: 'https://db.example', key: 'key' }
  followUnread({ realtime, onCount, onSignedOut, signal: following.signal })
})

afterEach(() => {
  following.abort()
  jest.useRealTimers()
})

const settle = () => jest.advanceTimersByTimeAsync(200)

it('counts again on a change event', async () => {
  watch().onChange()
  await settle()
  expect(onCount.mock.calls).toEqual([[2]])
})

it('counts again when the connection comes back, for what was missed', async () => {
  watch().onConnected(true)
  await settle()
  watch().onConnected(true)
  await settle()
  expect(onCount).toHaveBeenCalledTimes(1)
  watch().onConnected(false)
  watch().onConnected(true)
  await settle()
  expect(onCount).toHaveBeenCalledTimes(2)
})

it('notices within five minutes that the session was ended elsewhere, and closes its live line', async () => {
  watch().onConnected(true)
  await settle()
  jest.mocked(readOwner).mockResolvedValue(null)
  await jest.advanceTimersByTimeAsync(5 * 60_000)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
  expect(endWatch).toHaveBeenCalledTimes(1)
})

it('counts again when the window is looked at', async () => {
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(onCount).toHaveBeenCalledTimes(1)
})

it('polls every 30 s where realtime cannot connect, and only there', async () => {
  await jest.advanceTimersByTimeAsync(90_500)
  expect(onCount).toHaveBeenCalledTimes(3)
  watch().onConnected(true)
  await settle()
  await jest.advanceTimersByTimeAsync(90_500)
  expect(onCount).toHaveBeenCalledTimes(4)
})

it('closes on sign-out, its own and one in another tab', async () => {
  jest.mocked(readOwner).mockResolvedValue(null)
  watch().onChange()
  await settle()
  expect(onCount).not.toHaveBeenCalled()
  expect(endWatch).toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(120_000)
  window.dispatchEvent(new Event('focus'))
  await settle()
  expect(readOwner).toHaveBeenCalledTimes(1)
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

it('asks for a token once, and again shortly before it expires', async () => {
  const expiresAt = Date.now() + 3_600_000
  jest.mocked(browserAccess).mockResolvedValue({
    status: 'success',
    data: { token: 'short-lived', expiresAt },
  })
  const { accessToken } = watch()
  expect(await accessToken()).toBe('short-lived')
  await jest.advanceTimersByTimeAsync(3_500_000)
  await accessToken()
  expect(browserAccess).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(30_000)
  await accessToken()
  expect(browserAccess).toHaveBeenCalledTimes(2)
})

it('has no token where signing in is over', async () => {
  jest.mocked(browserAccess).mockResolvedValue({ status: 'error', message: 'no' })
  expect(await watch().accessToken()).toBeNull()
})
