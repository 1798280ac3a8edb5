/** @jest-environment node */
import { AuthApiError, AuthRetryableFetchError, AuthWeakPasswordError } from '@supabase/supabase-js'
import { changeEmail, changePassword, requestPasswordReset } from './account-actions'
import { forgetDevices, knownDevice, rememberDevice } from './device'
import { getViewer } from './queries'
import { endRecovery, isRecovering } from './recovery'
import { withThrottle } from './throttle'

const session = { updateUser: jest.fn(), signOut: jest.fn() }
const anonymous = {
  signInWithPassword: jest.fn(),
  signOut: jest.fn(),
  resetPasswordForEmail: jest.fn(),
}
const profile = { data: { company_name: 'Clear View' }, error: null }
const rows = { select: () => rows, eq: () => rows, maybeSingle: async () => profile }
jest.mock('@/lib/supabase/server', () => ({
  createSessionClient: async () => ({ auth: session, from: () => rows }),
}))
const rpc = jest.fn()
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ rpc }) }))
jest.mock('./device', () => ({
  accountKey: (email: string) => `key of ${email}`,
  knownDevice: jest.fn(),
  rememberDevice: jest.fn(),
  forgetDevices: jest.fn(),
}))
jest.mock('./mail-link', () => ({ signedRedirect: () => 'signed' }))
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))
jest.mock('@/lib/supabase/public', () => ({ createPublicClient: () => ({ auth: anonymous }) }))
jest.mock('./queries', () => ({ getViewer: jest.fn() }))
jest.mock('./recovery', () => ({ isRecovering: jest.fn(), endRecovery: jest.fn() }))
jest.mock('./security-log', () => ({ logSecurity: jest.fn() }))
jest.mock('./throttle', () => ({ withThrottle: jest.fn() }))

const fine = { error: null }
const away = new AuthRetryableFetchError('no answer', 503)
const wrong = new AuthApiError('Invalid login credentials', 400, 'invalid_credentials')

beforeEach(() => {
  jest.resetAllMocks()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'o', email: 'Ann@example.com' })
  jest.mocked(withThrottle).mockImplementation(async (_email, attempt) => attempt())
  jest.mocked(isRecovering).mockResolvedValue(false)
  for (const call of [...Object.values(session), ...Object.values(anonymous)]) {
    call.mockResolvedValue(fine)
  }
  rpc.mockResolvedValue({ data: true, error: null })
})

describe('changing the e-mail address', () => {
  const input = { email: ' new@example.com ', current_password: 'before' }

  it('asks for confirmation after a rate-limited check of the current password', async () => {
    expect(await changeEmail(input)).toEqual({
      status: 'success',
      message: 'Email update initiated. Please check your new email for verification.',
    })
    expect(withThrottle).toHaveBeenCalledWith('Ann@example.com', expect.any(Function))
    expect(anonymous.signInWithPassword).toHaveBeenCalledWith({
      email: 'Ann@example.com',
      password: 'before',
    })
    expect(session.updateUser).toHaveBeenCalledWith(
      { email: 'new@example.com' },
      { emailRedirectTo: 'signed' },
    )
  })

  it('requires a different, valid address', async () => {
    expect(await changeEmail({ ...input, email: 'ann@EXAMPLE.com' })).toEqual({
      status: 'error',
      message: 'Failed to update email',
      fieldErrors: { email: 'This is already your address' },
    })
    for (const email of ['', 'ann', `${'x'.repeat(250)}@b.co`]) {
      expect(await changeEmail({ ...input, email })).toHaveProperty('fieldErrors.email')
    }
    expect((await changeEmail({ ...input, email: 'ann' })).fieldErrors?.email).toBe(
      'Please enter an email address such as name@example.com',
    )
    expect(withThrottle).not.toHaveBeenCalled()
    expect(session.updateUser).not.toHaveBeenCalled()
  })

  it('is refused without the right current password, even during recovery', async () => {
    jest.mocked(isRecovering).mockResolvedValue(true)
    const refused = (reason: string) => ({
      status: 'error',
      message: 'Failed to update email',
      fieldErrors: { current_password: reason },
    })
    expect(await changeEmail({ email: 'new@example.com' })).toEqual(
      refused('Please enter your current password'),
    )
    anonymous.signInWithPassword.mockResolvedValueOnce({ error: wrong })
    expect(await changeEmail(input)).toEqual(refused('This is not your current password'))
    expect(session.updateUser).not.toHaveBeenCalled()
  })

  it('says when a mail can be sent again', async () => {
    session.updateUser.mockResolvedValueOnce({
      error: new AuthApiError('too soon', 429, 'over_email_send_rate_limit'),
    })
    expect(await changeEmail(input)).toHaveProperty(
      'fieldErrors.email',
      "We've just sent you an email. You can ask again in a minute.",
    )
  })

  it('shows the specified failure message', async () => {
    session.updateUser.mockResolvedValueOnce({ error: away })
    expect(await changeEmail(input)).toEqual({
      status: 'error',
      message: 'Failed to update email',
    })
  })
})

describe('changing the password', () => {
  const input = { current_password: 'before', new_password: 'after-1', confirm_password: 'after-1' }
  const refused = (field: string, reason: unknown, message = 'Failed to update password') => ({
    status: 'error',
    message,
    fieldErrors: { [field]: reason },
  })

  it('checks the current password with the rate limit and ends other sessions', async () => {
    expect(await changePassword(input)).toEqual({
      status: 'success',
      message: 'Password updated successfully',
    })
    expect(withThrottle).toHaveBeenCalledWith('Ann@example.com', expect.any(Function))
    expect(anonymous.signInWithPassword).toHaveBeenCalledWith({
      email: 'Ann@example.com',
      password: 'before',
    })
    // The session that the check opened ends.
    expect(anonymous.signOut).toHaveBeenCalledWith({ scope: 'local' })
    expect(session.updateUser).toHaveBeenCalledWith({
      password: 'after-1',
      current_password: 'before',
    })
    expect(session.signOut).toHaveBeenCalledWith({ scope: 'others' })
    expect(endRecovery).toHaveBeenCalledTimes(1)
    // Someone who knew the old password may have used a known device; this one stays known.
    expect(forgetDevices).toHaveBeenCalledWith('Ann@example.com')
    expect(rememberDevice).toHaveBeenCalledWith('Ann@example.com')
    const [forgot, remembered] = [forgetDevices, rememberDevice].map(
      (each) => jest.mocked(each).mock.invocationCallOrder[0] ?? 0,
    )
    expect(forgot).toBeLessThan(remembered ?? 0)
    expect(console.error).not.toHaveBeenCalled()
  })

  it('needs no current password during recovery', async () => {
    jest.mocked(isRecovering).mockResolvedValue(true)
    expect(await changePassword({ ...input, current_password: '' })).toMatchObject({
      status: 'success',
    })
    expect(withThrottle).not.toHaveBeenCalled()
  })

  it('is refused without the right current password, or after too many tries', async () => {
    expect(await changePassword({ ...input, current_password: '' })).toEqual(
      refused('current_password', 'Please enter your current password'),
    )
    expect(withThrottle).not.toHaveBeenCalled()
    const notYours = refused('current_password', 'This is not your current password')
    anonymous.signInWithPassword.mockResolvedValueOnce({ error: wrong })
    expect(await changePassword(input)).toEqual(notYours)
    jest.mocked(withThrottle).mockResolvedValueOnce('wait')
    expect(await changePassword(input)).toEqual(notYours)
    anonymous.signInWithPassword.mockResolvedValueOnce({ error: away })
    expect(await changePassword(input)).toEqual({
      status: 'error',
      message: 'Failed to update password',
    })
    expect(session.updateUser).not.toHaveBeenCalled()
    expect(anonymous.signOut).not.toHaveBeenCalled()
  })

  it('requires the new password twice, alike and long enough', async () => {
    const mismatch = 'New passwords do not match'
    expect(await changePassword({ ...input, confirm_password: 'other-1' })).toEqual(
      refused('confirm_password', mismatch, mismatch),
    )
    expect((await changePassword({ ...input, new_password: '12345' })).fieldErrors).toEqual({
      new_password: 'Please use at least 6 characters',
    })
    const long = 'é'.repeat(37)
    expect(
      (await changePassword({ ...input, new_password: long, confirm_password: long })).fieldErrors,
    ).toEqual({ new_password: 'Please use a shorter password' })
    expect(isRecovering).not.toHaveBeenCalled()
    for (const fit of ['xkvqzr', 'éà'.repeat(18)]) {
      expect(
        await changePassword({ ...input, new_password: fit, confirm_password: fit }),
      ).toMatchObject({ status: 'success' })
    }
  })

  it('refuses a guessable password', async () => {
    for (const [new_password, reason] of [
      ['qwerty', /^Many people use this password/],
      ['ClearView1', /not your email address or company name/],
      ['ann@example.com', /not your email address or company name/],
    ] as const) {
      expect(
        await changePassword({ ...input, new_password, confirm_password: new_password }),
      ).toEqual(refused('new_password', expect.stringMatching(reason)))
    }
    expect(withThrottle).not.toHaveBeenCalled()
    expect(session.updateUser).not.toHaveBeenCalled()
  })

  it('gives the service’s reason when the new password is at fault', async () => {
    session.updateUser.mockResolvedValueOnce({
      error: new AuthWeakPasswordError('weak', 422, ['length']),
    })
    expect(await changePassword(input)).toEqual(
      refused('new_password', expect.stringContaining('It is too short.')),
    )
    session.updateUser.mockResolvedValueOnce({ error: away })
    expect(await changePassword(input)).toEqual({
      status: 'error',
      message: 'Failed to update password',
    })
    expect(session.signOut).not.toHaveBeenCalled()
  })

  it('succeeds even if other sessions could not be ended', async () => {
    session.signOut.mockResolvedValueOnce({ error: away })
    expect(await changePassword(input)).toMatchObject({ status: 'success' })
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('Other sessions could not be signed out'),
    )
  })
})

describe('requesting a password reset', () => {
  const SENT = {
    status: 'success',
    message:
      "If this address has an account, we've emailed you a link. You can ask again in a minute, up to five times an hour.",
  }

  it('limits mails per account, with the same answer', async () => {
    await requestPasswordReset({ email: 'a@b.co' })
    expect(rpc).toHaveBeenLastCalledWith('begin_mail', { account: 'key of a@b.co' })
    jest.mocked(knownDevice).mockResolvedValueOnce('device')
    await requestPasswordReset({ email: 'a@b.co' })
    expect(knownDevice).toHaveBeenLastCalledWith('key of a@b.co')
    expect(rpc).toHaveBeenLastCalledWith('begin_mail', { account: 'device' })
    expect(anonymous.resetPasswordForEmail).toHaveBeenCalledTimes(2)
    rpc.mockResolvedValueOnce({ data: false, error: null })
    expect(await requestPasswordReset({ email: 'a@b.co' })).toEqual(SENT)
    expect(anonymous.resetPasswordForEmail).toHaveBeenCalledTimes(2)
  })

  it('answers alike with and without an account', async () => {
    expect(await requestPasswordReset({ email: 'a@b.co' })).toEqual(SENT)
    expect(anonymous.resetPasswordForEmail).toHaveBeenCalledWith('a@b.co', { redirectTo: 'signed' })
    expect(console.error).not.toHaveBeenCalled()
    anonymous.resetPasswordForEmail.mockResolvedValueOnce({
      error: new AuthApiError('too many', 429, 'over_email_send_rate_limit'),
    })
    expect(await requestPasswordReset({ email: 'a@b.co' })).toEqual(SENT)
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining('A mail for a forgotten password failed'),
    )
  })

  it('reports an outage and a malformed address', async () => {
    anonymous.resetPasswordForEmail.mockResolvedValueOnce({ error: away })
    expect(await requestPasswordReset({ email: 'a@b.co' })).toEqual({
      status: 'error',
      message: 'We could not reach the sign-in service. Please try again in a moment.',
    })
    anonymous.resetPasswordForEmail.mockRejectedValueOnce(new Error('odd'))
    expect(await requestPasswordReset({ email: 'a@b.co' })).toEqual({
      status: 'error',
      message: "We couldn't send the email. Please try again.",
    })
    expect(await requestPasswordReset({ email: 'a' })).toHaveProperty('fieldErrors.email')
  })
})
