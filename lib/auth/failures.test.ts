/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/supabase-js'
import {
  confirmFailure,
  isRetryable,
  isUnanswered,
  newPasswordFailure,
  signInFailure,
} from './failures'
import { passwordSchema, resetSchema, signInSchema } from './schema'

it('blames the credentials only when the server refused them', () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  expect(signInFailure(refused)).toBe('Failed to sign in. Please check your credentials.')
})

it.each([0, 502, 503, 504])('reports a retryable failure (%i) as such', (status) => {
  expect(signInFailure(new AuthRetryableFetchError('no answer', status))).toMatch(/try again/)
  expect(confirmFailure(new AuthRetryableFetchError('no answer', status))).toMatch(/try again/)
})

it('gives the same message for too many attempts and wrong credentials', () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  const tooMany = new AuthApiError('slow down', 429, 'over_request_rate_limit')
  expect(signInFailure(tooMany)).toBe(signInFailure(refused))
  expect([isRetryable(tooMany), isRetryable(refused)]).toEqual([false, false])
})

it.each([0, 502, 503, 504])('an outage is not a wrong password (%i)', (status) => {
  expect(isRetryable(new AuthRetryableFetchError('no answer', status))).toBe(true)
  expect(isUnanswered(new AuthRetryableFetchError('no answer', status))).toBe(true)
})

it('only a missing answer counts as an outage, not a mail error', () => {
  expect(isUnanswered(new AuthApiError('mail failed', 500, 'unexpected_failure'))).toBe(false)
  expect(isUnanswered(new AuthApiError('slow down', 429, 'over_email_send_rate_limit'))).toBe(false)
})

it('gives the reasons why a password is weak', () => {
  const weak = new AuthWeakPasswordError('weak', 422, ['length', 'pwned'])
  expect(newPasswordFailure(weak)).toBe(
    'This password is too weak. It is too short. It has turned up in a data leak elsewhere.',
  )
  expect(newPasswordFailure(new AuthApiError('same', 422, 'same_password'))).toMatch(/already/)
  expect(newPasswordFailure(new AuthApiError('broken', 500, 'unexpected_failure'))).toBeUndefined()
})

it('says that a link is used, or that there were too many tries', () => {
  expect(confirmFailure(new AuthApiError('expired', 403, 'otp_expired'))).toMatch(/expired/)
  expect(confirmFailure(new AuthApiError('no', 429, 'over_request_rate_limit'))).toMatch(/Too many/)
})

it.each([
  { email: '', password: 'secret' },
  { email: 'owner@example.com', password: '' },
  { email: '   ', password: 'secret' },
  {},
  { email: ['a'], password: { b: 1 } },
])('refuses %j, where the form was bypassed', (input) => {
  expect(signInSchema.safeParse(input).error?.issues[0]?.message).toBe(
    'You must provide either an email or phone number and a password',
  )
})

it('keeps a password exactly as typed', () => {
  const input = { email: ' owner@example.com ', password: ' two words ', next: '/x' }
  expect(signInSchema.parse(input)).toEqual({ ...input, email: 'owner@example.com' })
})

it.each(['short', ''])('refuses %j as a new password', (new_password) => {
  expect(passwordSchema.safeParse({ new_password }).error?.issues[0]?.message).toBe(
    'Please use at least 6 characters',
  )
})

it('requires six characters and no more bytes than the hash reads', () => {
  expect(passwordSchema.safeParse({ new_password: 'sixsix' }).success).toBe(true)
  expect(passwordSchema.safeParse({ new_password: 'é'.repeat(37) }).success).toBe(false)
})

it('sends a link only to a valid address', () => {
  expect(resetSchema.parse({ email: ' owner@example.com ' })).toEqual({
    email: 'owner@example.com',
  })
  expect(resetSchema.safeParse({ email: 'owner' }).success).toBe(false)
})
