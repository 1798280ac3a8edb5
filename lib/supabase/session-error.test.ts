import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { meansSignedOut } from './session-error'

test.each([
  [new AuthSessionMissingError(), true],
  [new AuthApiError('session not found', 403, 'session_not_found'), true],
  [new AuthApiError('refresh token not found', 400, 'refresh_token_not_found'), true],
  [new AuthApiError('too many requests', 429, 'over_request_rate_limit'), false],
  [new AuthApiError('internal', 500, 'unexpected_failure'), false],
  [new AuthRetryableFetchError('fetch failed', 0), false],
])('%s', (error, expected) => {
  expect(meansSignedOut(error)).toBe(expected)
})
