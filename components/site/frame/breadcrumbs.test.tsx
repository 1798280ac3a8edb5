import { render, screen, within } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { renderToString } from 'react-dom/server'
import { Breadcrumbs } from './breadcrumbs'

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }))

function showAt(pathname: string) {
  jest.mocked(usePathname).mockReturnValue(pathname)
  return render(<Breadcrumbs />)
}

test('home wears none', () => {
  expect(showAt('/').container).toBeEmptyDOMElement()
})

test('where one page stands for many addresses, the path shows as soon as the browser is there', () => {
  jest.mocked(usePathname).mockReturnValue('/wp-login')
  expect(renderToString(<Breadcrumbs shared />)).not.toContain('Wp Login')
  render(<Breadcrumbs shared />)
  expect(screen.getByText('Wp Login')).toHaveAttribute('aria-current', 'page')
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
