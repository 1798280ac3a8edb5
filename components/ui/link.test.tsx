import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { Link } from './link'

let pending = false

jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch: boolean }) => (
    <a data-prefetch={prefetch} {...rest} />
  ),
  useLinkStatus: () => ({ pending }),
}))

beforeEach(() => {
  pending = false
})

const link = () => screen.getByRole('link', { name: 'Doors' })

it.each([
  ['pointer', fireEvent.pointerEnter],
  ['focus', fireEvent.focus],
])('fetches its page once wanted by %s, not before', (_, lean) => {
  render(<Link href="/services/doors">Doors</Link>)
  expect(link()).toHaveAttribute('data-prefetch', 'false')
  lean(link())
  expect(link()).toHaveAttribute('data-prefetch', 'true')
})

it('fetches the outline of what is in sight once somebody is at the page', () => {
  render(<Link href="/services/doors">Doors</Link>)
  expect(link()).toHaveAttribute('data-prefetch', 'false')
  fireEvent.scroll(window)
  expect(link()).toHaveAttribute('data-prefetch', 'auto')
  fireEvent.focus(link())
  expect(link()).toHaveAttribute('data-prefetch', 'true')
})

it('never fetches what is not to be fetched', () => {
  render(
    <Link href="/dashboard" prefetch={false}>
      Doors
    </Link>,
  )
  fireEvent.pointerEnter(link())
  expect(link()).toHaveAttribute('data-prefetch', 'false')
})

it('tells the document while its page is on its way', () => {
  const { rerender, unmount } = render(<Link href="/services/doors">Doors</Link>)
  expect(document.documentElement.dataset).not.toHaveProperty('leaving')
  pending = true
  rerender(<Link href="/services/doors">Doors</Link>)
  expect(document.documentElement.dataset).toHaveProperty('leaving')
  unmount()
  expect(document.documentElement.dataset).not.toHaveProperty('leaving')
})
