/** @jest-environment node */
import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from '@supabase/supabase-js'
import { confirmFailure, isAlreadySignedOut, signInFailure } from './failures'
import { signInSchema } from './schema'

it('blames the credentials only when the server refused them', () => {
  const refused = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')
  expect(signInFailure(refused)).toBe('Failed to sign in. Please check your credentials.')
})

it.each([0, 502, 503, 504])('tells a retryable failure (%i) apart', (status) => {
  expect(signInFailure(new AuthRetryableFetchError('no answer', status))).toMatch(/try again/)
  expect(confirmFailure(new AuthRetryableFetchError('no answer', status))).toMatch(/try again/)
})

it('says so after too many attempts', () => {
  expect(signInFailure(new AuthApiError('slow down', 429, 'over_request_rate_limit'))).toMatch(
    /wait a minute/,
  )
})

it('calls a used link used', () => {
  expect(confirmFailure(new AuthApiError('expired', 403, 'otp_expired'))).toMatch(/expired/)
})

it.each([401, 403, 404])('takes %i at sign-out for signed out', (status) => {
  expect(isAlreadySignedOut(new AuthApiError('gone', status, undefined))).toBe(true)
})

it('takes a missing session for signed out, and a broken server not', () => {
  expect(isAlreadySignedOut(new AuthSessionMissingError())).toBe(true)
  expect(isAlreadySignedOut(new AuthApiError('broken', 500, undefined))).toBe(false)
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

it('keeps a password as it was typed', () => {
  const input = { email: ' owner@example.com ', password: ' two words ', next: '/x' }
  expect(signInSchema.parse(input)).toEqual({ ...input, email: 'owner@example.com' })
})
