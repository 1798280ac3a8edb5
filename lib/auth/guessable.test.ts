/** @jest-environment node */
import { guessableReason } from './guessable'

const about = { email: 'Ann.Smith@clearview-windows.co.uk', companyName: 'Clear View & Sons' }

it.each([
  '123456',
  'Password1',
  'P@ssw0rd',
  'sunderland',
  'iloveyou',
  'aaaaaaa',
  '345678',
  'FEDCBA',
])('%s is one that many people use', async (password) => {
  expect(await guessableReason(password, about)).toMatch(/^Many people use this password/)
})

it.each([
  'ann.smith@clearview-windows.co.uk',
  'AnnSmith',
  'annsmith2026!',
  'clearviewwindows.co.uk',
  'clearview-windows',
  'ClearView&Sons1',
])('%s is the account’s own', async (password) => {
  expect(await guessableReason(password, about)).toMatch(/not your email address or company name/)
})

it.each(['after-1', 'brick-lantern-41', 'xkvqzr', 'annsmithereens', 'ffgghh'])(
  '%s is neither',
  async (password) => {
    expect(await guessableReason(password, about)).toBeUndefined()
  },
)

it('an empty company name makes nothing guessable', async () => {
  const unnamed = { ...about, companyName: null }
  expect(await guessableReason('clearviewandsons', unnamed)).toBeUndefined()
})

it('symbols alone are not a run', async () => {
  expect(await guessableReason('?!#&%/=', about)).toBeUndefined()
})
