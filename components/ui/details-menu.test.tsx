import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { DetailsMenu } from './details-menu'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))

const menuWith = (href: string) => (
  <DetailsMenu>
    <summary>Menu</summary>
    <a href={href}>Doors</a>
  </DetailsMenu>
)
const menu = menuWith('#here')

function openMenu() {
  const details = screen.getByRole('group')
  details.setAttribute('open', '')
  return details
}

test('closes on Escape and gives the focus back', async () => {
  render(menu)
  const details = openMenu()
  screen.getByRole('link').focus()
  await userEvent.keyboard('{Escape}')
  expect(details).not.toHaveAttribute('open')
  expect(details.querySelector('summary')).toHaveFocus()
})

test('closes when a link is followed, even to the page it is on', async () => {
  render(menu)
  const details = openMenu()
  await userEvent.click(screen.getByRole('link'))
  expect(details).not.toHaveAttribute('open')
})

test('gives the focus back where a link leaves the page as it is', async () => {
  // jsdom opens no mail program, and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(menuWith('mailto:ann@example.com'))
  const details = openMenu()
  await userEvent.click(screen.getByRole('link'))
  expect(details).not.toHaveAttribute('open')
  expect(details.querySelector('summary')).toHaveFocus()
})

test('closes behind the focus, and stays for the focus within', async () => {
  render(
    <>
      {menu}
      <button type="button">Get Free Quote</button>
    </>,
  )
  const details = openMenu()
  details.querySelector('summary')?.focus()
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  expect(details).toHaveAttribute('open')
  await userEvent.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(details).not.toHaveAttribute('open')
})

test('opened before React took the page over, it stays open', () => {
  const fromServer = render(menu)
  const html = fromServer.container.innerHTML
  fromServer.unmount()
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  const details = openMenu()
  render(menu, { container, hydrate: true })
  expect(details).toHaveAttribute('open')
})

test('closes on navigation and on a tap elsewhere', async () => {
  const { rerender } = render(menu)
  const details = openMenu()
  jest.mocked(usePathname).mockReturnValue('/doors')
  rerender(menu)
  rerender(menuWith('#here'))
  expect(details).not.toHaveAttribute('open')
  openMenu()
  await userEvent.click(document.body)
  expect(details).not.toHaveAttribute('open')
})
