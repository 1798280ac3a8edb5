import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TOAST_EVENT, takeToasts } from '@/components/ui/toast'
import { signOut } from '@/lib/auth/actions'
import { OwnerBarLive } from './owner-bar-live'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/lib/auth/read-owner', () => ({ readOwner: async () => ({ unread: 2 }) }))
jest.mock('next/navigation', () => ({ usePathname: () => '/contact', unstable_rethrow: () => {} }))

it("has the toasts ready, as the owner's presses can fail", async () => {
  const load = jest.fn()
  window.addEventListener(TOAST_EVENT, load)
  render(<OwnerBarLive />)
  await screen.findByRole('button', { name: 'Logout' })
  window.removeEventListener(TOAST_EVENT, load)
  expect(load).toHaveBeenCalled()
})

it('comes back, and says so, where signing out failed', async () => {
  jest.mocked(signOut).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<OwnerBarLive />)
  await userEvent.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeVisible()
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to sign out. You are still signed in.' },
  ])
})
