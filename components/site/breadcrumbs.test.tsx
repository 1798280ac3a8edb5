import { render, screen, within } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { Breadcrumbs } from './breadcrumbs'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

function showAt(pathname: string) {
  jest.mocked(usePathname).mockReturnValue(pathname)
  return render(<Breadcrumbs />)
}

test('home wears none', () => {
  expect(showAt('/').container).toBeEmptyDOMElement()
})

test('home icon, links up the path, and the page itself as plain text', () => {
  showAt('/services/windows')
  const bar = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(bar.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/services',
  ])
  expect(bar.getByRole('link', { name: 'Home' })).toBeInTheDocument()
  expect(bar.getByText('Windows')).toHaveAttribute('aria-current', 'page')
})
