import { render, screen, waitFor } from '@testing-library/react'
import { UnreadCount } from './unread-count'

it('keeps the count before the title, whatever page sets it', async () => {
  document.title = 'Messages | SLW'
  const { rerender, unmount } = render(<UnreadCount count={3} />)
  expect(document.title).toBe('(3) Messages | SLW')
  document.title = 'Overview | SLW'
  await waitFor(() => expect(document.title).toBe('(3) Overview | SLW'))
  rerender(<UnreadCount count={0} />)
  expect(document.title).toBe('Overview | SLW')
  unmount()
})

it('announces the count once it has changed', () => {
  const { rerender } = render(<UnreadCount count={2} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<UnreadCount count={1} />)
  expect(screen.getByRole('status')).toHaveTextContent('1 unread message')
  rerender(<UnreadCount count={2} />)
  expect(screen.getByRole('status')).toHaveTextContent('2 unread messages')
})

it('shows the count on the app’s icon, none at zero and on signing out', () => {
  const set = jest.fn(async () => {})
  const clear = jest.fn(async () => {})
  Object.assign(navigator, { setAppBadge: set, clearAppBadge: clear })
  const { rerender, unmount } = render(<UnreadCount count={3} />)
  expect(set).toHaveBeenLastCalledWith(3)
  rerender(<UnreadCount count={0} />)
  expect(clear).toHaveBeenCalledTimes(1)
  rerender(<UnreadCount count={1} />)
  unmount()
  expect(clear).toHaveBeenCalledTimes(2)
})
