import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveTo } from '@/components/forms/leave'
import { takeToasts } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { NoAccess } from './no-access'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn(() => new Promise(() => {})) }))

beforeEach(() => jest.clearAllMocks())

it('can be pressed again where signing out failed', async () => {
  jest.mocked(signOut).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  jest.mocked(signOut).mockResolvedValueOnce({ status: 'success' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<NoAccess />)
  const button = screen.getByRole('button', { name: 'Sign out' })
  await userEvent.click(button)
  expect(leaveTo).not.toHaveBeenCalled()
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to sign out. You are still signed in.' },
  ])
  expect(button).toHaveFocus()
  expect(button).toHaveAccessibleName('Sign out')
  await userEvent.click(button)
  expect(leaveTo).toHaveBeenCalledTimes(1)
})

it('leads to the sign-in page and back here', async () => {
  window.history.replaceState(null, '', '/dashboard/messages?search=bay')
  jest.mocked(signOut).mockResolvedValueOnce({ status: 'success' })
  render(<NoAccess />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  expect(leaveTo).toHaveBeenCalledWith('/bodhi?next=%2Fdashboard%2Fmessages%3Fsearch%3Dbay')
})
