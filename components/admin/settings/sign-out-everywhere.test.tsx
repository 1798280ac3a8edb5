import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveTo } from '@/components/forms/leave'
import { takeToasts } from '@/components/ui/toast'
import { signOutEverywhere } from '@/lib/auth/actions'
import { SignOutEverywhere } from './sign-out-everywhere'

jest.mock('@/lib/auth/actions', () => ({ signOutEverywhere: jest.fn() }))
jest.mock('@/lib/auth/sessions/actions', () => ({ endSession: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn(() => new Promise(() => {})) }))

const name = 'Sign out everywhere'
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(screen.getByRole('dialog', { name }))
}

beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(leaveTo).mockReturnValue(new Promise(() => {}))
  render(<SignOutEverywhere sessions={[]} />)
})

it('asks first, and Cancel does nothing', async () => {
  const dialog = await ask()
  expect(dialog.getByText(/every phone and computer, including this one/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(signOutEverywhere).not.toHaveBeenCalled()
})

it('leads to the sign-in page, and leaves no text on this device', async () => {
  sessionStorage.setItem('draft:owner:note:1', 'Rings on Monday')
  jest.mocked(signOutEverywhere).mockResolvedValue({ status: 'success', data: { to: '/bodhi' } })
  const dialog = await ask()
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(leaveTo).toHaveBeenCalledWith('/bodhi')
  expect(sessionStorage.getItem('draft:owner:note:1')).toBeNull()
})

it('says so where it failed, and stays', async () => {
  sessionStorage.setItem('draft:owner:note:2', 'Kept')
  const message = 'Failed to sign out everywhere. Please try again.'
  jest.mocked(signOutEverywhere).mockResolvedValue({ status: 'error', message })
  const dialog = await ask()
  await userEvent.click(dialog.getByRole('button', { name }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sessionStorage.getItem('draft:owner:note:2')).toBe('Kept')
  expect(takeToasts()).toEqual([{ kind: 'error', message }])
  expect(leaveTo).not.toHaveBeenCalled()
})
