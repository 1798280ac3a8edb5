import { render, screen, within } from '@testing-library/react'
import { Areas } from '@/components/site/blocks/areas'
import { ClaimsLine } from '@/components/site/blocks/claims-line'
import { ContactBanner } from '@/components/site/blocks/contact-banner'
import { areas } from '@/lib/content/areas'
import { claims } from '@/lib/content/home'
import { Hero } from './hero'

jest.mock('@/lib/projects/in-towns', () => ({
  listTowns: async () => ['Whitley Bay'],
}))

const itemsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('the hero leads to the form and to the work', () => {
  render(<Hero />)
  const quote = screen.getByRole('link', { name: 'Get Free Quote' })
  expect(quote).toHaveAttribute('href', '/contact#quote')
  expect(screen.getByRole('link', { name: 'View Our Work' })).toHaveAttribute('href', '/projects')
})

test('every claim stands in the line of claims', () => {
  render(<ClaimsLine />)
  expect(itemsOf(screen.getByRole('list'))).toEqual(claims.map(({ title, text }) => title + text))
})

test('all ten areas are named, and lead to the projects there are', async () => {
  render(await Areas())
  const named = screen.getByRole('region', { name: /across the North East/ }).textContent ?? ''
  expect(areas).toHaveLength(10)
  for (const area of areas) expect(named).toContain(area)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Whitley Bay' })).toHaveAttribute(
    'href',
    '/projects/in/whitley-bay',
  )
})

test('the banner leads to the form, and calls where there is a number', () => {
  const { rerender } = render(<ContactBanner phone={null} />)
  const contact = screen.getByRole('link', { name: 'Contact Us' })
  expect(contact).toHaveAttribute('href', '/contact#quote')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(<ContactBanner phone="0191 498 0123" />)
  expect(screen.getByRole('link', { name: '0191 498 0123' })).toHaveAttribute(
    'href',
    'tel:01914980123',
  )
})
