import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveTo } from '@/components/forms/leave'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { signOut } from '@/lib/auth/actions'
import { useAuth, ViewerProvider } from './viewer-provider'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/components/forms/leave', () => ({ leaveTo: jest.fn() }))

function Who() {
  const { user, signOut: leave } = useAuth()
  return (
    <button type="button" onClick={leave}>
      {user?.email ?? 'nobody'}
    </button>
  )
}

const show = () =>
  render(
    <ViewerProvider viewer={{ id: '1', email: 'owner@example.com' }}>
      <Who />
    </ViewerProvider>,
  )

beforeEach(() => jest.clearAllMocks())

it('tells who is signed in', () => {
  show()
  expect(screen.getByRole('button')).toHaveTextContent('owner@example.com')
})

it('clears the user first, then calls the server, and leaves', async () => {
  let answer = (_: ActionState<never>) => {}
  jest.mocked(signOut).mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  show()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('nobody')
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(leaveTo).not.toHaveBeenCalled()
  await act(async () => answer({ status: 'success' }))
  expect(leaveTo).toHaveBeenCalledWith('/')
  expect(screen.getByRole('button')).toHaveTextContent('nobody')
  expect(takeToasts()).toEqual([])
})

it.each([
  ['no answer came', async () => Promise.reject(new Error('no network'))],
  ['the server failed', async () => ({ status: 'error' as const, message: 'Failed' })],
])('stays, and says so, where %s', async (_, fail) => {
  jest.mocked(signOut).mockImplementation(fail)
  jest.spyOn(console, 'error').mockImplementation(() => {})
  show()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('owner@example.com')
  expect(leaveTo).not.toHaveBeenCalled()
  expect(takeToasts()).toEqual([
    { kind: 'error', message: 'Failed to sign out. You are still signed in.' },
  ])
})

it('keeps the menu while the backend cannot say who it is, and who was known before', () => {
  const provider = (viewer?: { id: string; email: string }) => (
    <ViewerProvider viewer={viewer}>
      <Who />
    </ViewerProvider>
  )
  const { rerender } = render(provider())
  expect(screen.getByRole('button')).not.toHaveTextContent('nobody')
  rerender(provider({ id: '1', email: 'owner@example.com' }))
  expect(screen.getByRole('button')).toHaveTextContent('owner@example.com')
  rerender(provider())
  expect(screen.getByRole('button')).toHaveTextContent('owner@example.com')
})

it('complains outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider')
})
