/** @jest-environment node */
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { NextRequest } from 'next/server'
import { fakeEnv } from '@/tests/unit/fake-backend'

jest.mock('@/lib/env', () => fakeEnv)

import { createCookieClient } from './cookie-client'
import { checkViewer, meansSignedOut, refreshSession } from './session'

const user = { id: 'owner-id', aud: 'authenticated', email: 'owner@example.com' }

/** A request with a session that needs a refresh. */
function expired() {
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 1, user }
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const cookie = `sb-backend-auth-token=${value}; signed-in=1`
  return new NextRequest('http://site.test/dashboard', { headers: { cookie } })
}

const deadline = new AbortController()

beforeEach(() => {
  // Keeps the client's next retry in the future.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an unanswered refresh ends at the deadline and keeps the session', async () => {
  const request = expired()
  const headers = new Headers(request.headers)
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    deadline.abort()
    throw new TypeError('fetch failed')
  })
  // The client alone would retry for half a minute.
  const { signedIn, response } = await refreshSession(request, headers)
  expect(signedIn).toBeUndefined()
  expect(response.cookies.getAll()).toEqual([])
  expect(headers.get('cookie')).toContain('sb-backend-auth-token=')
})

const factors = [{ id: 'f', status: 'verified' }]
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

test.each([
  ['an owner', 'aal1', [json(true)], 'owner'],
  ['a stranger', 'aal1', [json(false), json(user)], 'stranger'],
  ['a session without the code', 'aal1', [json(false), json({ ...user, factors })], 'code-missing'],
  ['a stranger with a code', 'aal2', [json(false)], 'stranger'],
  [
    'an unconfirmed factor',
    'aal1',
    [json(false), json({ ...user, factors: [{ status: 'unverified' }] })],
    'stranger',
  ],
  ['a refusal', 'aal1', [json({ message: 'permission denied' }, 403), json({}, 403)], 'stranger'],
  ['a failure', 'aal1', [json({ message: 'no' }, 503)], 'unreachable'],
  ['no answer', 'aal1', [new TypeError('fetch failed')], 'unreachable'],
] as const)('knows %s', async (_, aal, answers, expected) => {
  const call = jest.spyOn(globalThis, 'fetch')
  for (const answer of answers) {
    if (answer instanceof Response) call.mockResolvedValueOnce(answer)
    else call.mockRejectedValueOnce(answer)
  }
  const session = { access_token: 'a.b.c', refresh_token: 'r', expires_at: 9_999_999_999, user }
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`
  const headers = { cookie: `sb-backend-auth-token=${value}` }
  const request = new NextRequest('http://site.test/dashboard', { headers })
  const client = createCookieClient(
    { getAll: () => request.cookies.getAll(), setAll() {} },
    globalThis.fetch,
  )
  expect(await checkViewer(client, aal)).toBe(expected)
})

test.each([
  [new AuthSessionMissingError(), true],
  [new AuthApiError('session not found', 401, 'session_not_found'), true],
  [new AuthApiError('session not found', 403, 'session_not_found'), true],
  [new AuthApiError('user not found', 404, 'user_not_found'), true],
  [new AuthApiError('refresh token not found', 400, 'refresh_token_not_found'), true],
  [new AuthApiError('too many requests', 429, 'over_request_rate_limit'), false],
  [new AuthApiError('internal', 500, 'unexpected_failure'), false],
  [new AuthRetryableFetchError('fetch failed', 0), false],
])('%s', (error, expected) => {
  expect(meansSignedOut(error)).toBe(expected)
})
