import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BottomBar, SideMenu } from './menus'

const props = { pathname: '/dashboard/messages', unread: 3, onLogout: jest.fn() }

function entries() {
  const list = within(screen.getByRole('navigation', { name: 'Office' })).getByRole('list')
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

it('lists the side menu as specified, with the unread badge', () => {
  render(<SideMenu {...props} company="SLW" email="owner@example.com" />)
  expect(entries()).toEqual(['Overview', 'Projects', 'Messages3 unread', 'Settings', 'Logout'])
  expect(screen.getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page')
})

it('lists the bottom bar as specified', async () => {
  render(<BottomBar {...props} />)
  expect(entries()).toEqual(['Dashboard', 'Projects', 'Messages3 unread', 'Settings', 'Logout'])
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  expect(props.onLogout).toHaveBeenCalled()
})

it('shows no badge where nothing is unread, and bounds a long one', () => {
  const { rerender } = render(<BottomBar {...props} unread={0} />)
  expect(screen.getByRole('link', { name: 'Messages' })).toBeInTheDocument()
  rerender(<BottomBar {...props} unread={12_345} />)
  expect(screen.getByRole('link', { name: 'Messages 999+ unread' })).toBeInTheDocument()
})

it.each([
  ['/dashboard/messages/8f14e45f', 'Messages 3 unread', 'true'],
  ['/dashboard/projects', 'Projects', 'page'],
  ['/projects/porch-in-durham/edit', 'Projects', 'true'],
  ['/projects/new', 'Projects', 'true'],
  ['/dashboard/reviews', 'Projects', 'true'],
])('%s is marked as part of its list', (pathname, name, current) => {
  render(<BottomBar {...props} pathname={pathname} />)
  const links = screen.getAllByRole('link')
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
    screen.getByRole('link', { name, current: current === 'page' ? 'page' : true }),
  ])
})
