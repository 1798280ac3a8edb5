import { act, render, screen } from '@testing-library/react'
import { attachSignInHost, settleSignIn, useIsSigningIn } from '@/components/forms/reauthenticate'
import { takeToasts } from '@/components/ui/toast'
import { ViewerProvider } from '../viewer-provider'
import { followUnread } from './live-unread'
import { UnreadProvider, useUnread } from './unread-provider'

jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('./live-unread', () => ({ followUnread: jest.fn() }))

function Badge() {
  const isSigningIn = useIsSigningIn()
  return (
    <p>
      {useUnread().count} {isSigningIn && 'asked'}
    </p>
  )
}

it('tells of an ended session without interrupting, and follows again after a sign-in', async () => {
  jest.mocked(followUnread).mockReturnValue(jest.fn())
  const detach = attachSignInHost()
  await act(async () =>
    render(
      <ViewerProvider viewer={{ id: 'ann', email: 'ann@example.com' }}>
        <UnreadProvider initial={2} realtime={{ url: '', key: '' }}>
          <Badge />
        </UnreadProvider>
      </ViewerProvider>,
    ),
  )
  const follow = (time: number) => jest.mocked(followUnread).mock.calls[time]?.[0]
  act(() => follow(0)?.onSignedOut())
  expect(follow(0)?.signal.aborted).toBe(true)
  const [told] = takeToasts()
  expect(told).toMatchObject({ id: 'signed-out', message: 'You are signed out.', stays: true })
  expect(screen.queryByText(/asked/)).not.toBeInTheDocument()
  expect(followUnread).toHaveBeenCalledTimes(1)

  await act(async () => told?.action?.onClick())
  expect(screen.getByText(/asked/)).toBeInTheDocument()
  await act(async () => settleSignIn(true))
  expect(followUnread).toHaveBeenCalledTimes(2)
  act(() => follow(1)?.onCount(5))
  expect(screen.getByText('5')).toBeInTheDocument()
  detach()
})
