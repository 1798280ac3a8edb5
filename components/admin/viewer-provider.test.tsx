import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { leaveTo } from '@/components/forms/leave'
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

it('tells who is signed in', () => {
  render(
    <ViewerProvider viewer={{ id: '1', email: 'owner@example.com' }}>
      <Who />
    </ViewerProvider>,
  )
  expect(screen.getByRole('button')).toHaveTextContent('owner@example.com')
})

it('clears the user first, then calls the server, and leaves whatever it answers', async () => {
  let answer = (_: Error) => {}
  jest.mocked(signOut).mockImplementation(() => new Promise((_, reject) => (answer = reject)))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <ViewerProvider viewer={{ id: '1', email: 'owner@example.com' }}>
      <Who />
    </ViewerProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent('nobody')
  expect(signOut).toHaveBeenCalledTimes(1)
  expect(leaveTo).not.toHaveBeenCalled()
  await act(async () => answer(new Error('no network')))
  expect(leaveTo).toHaveBeenCalledWith('/')
})

it('complains outside its provider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Who />)).toThrow('useAuth must be used within an AuthProvider')
})
