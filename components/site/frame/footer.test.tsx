import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { CurrentYear } from './current-year'
import { FooterSocial } from './footer'

jest.mock('next/cache', () => ({ cacheLife: jest.fn() }))

test('a page cached last year shows this year', () => {
  expect(renderToString(<CurrentYear rendered="1999" />)).toBe('1999')
  render(<CurrentYear rendered="1999" />)
  expect(screen.queryByText('1999')).not.toBeInTheDocument()
  expect(screen.getByText(String(new Date().getFullYear()))).toBeInTheDocument()
})

test('only the networks that the profile names have an icon', () => {
  const { container, rerender } = render(<FooterSocial />)
  expect(container).toBeEmptyDOMElement()
  rerender(<FooterSocial instagram="https://instagram.com/slw" />)
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/slw',
  )
  expect(screen.queryByRole('link', { name: 'Facebook' })).not.toBeInTheDocument()
})
