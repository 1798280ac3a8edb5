import { render, screen, within } from '@testing-library/react'
import type { Accreditation, Review } from '@/lib/proof/rows'
import { AccreditationList, Accreditations, ExampleNote } from './accreditations'
import { OneReview } from './one-review'
import { Reviews } from './reviews'

const review = (id: string, more: Partial<Review> = {}): Review => ({
  ...{ id, name: `Rose ${id}`, town: null, date: '2026-03-04', words: `Warm ${id}.` },
  ...{ source: null, project: null, isExample: false },
  ...more,
})
const accreditation = (more: Partial<Accreditation> = {}): Accreditation => ({
  ...{ id: 'a', name: 'Guild', number: null, href: null, logo: null, isExample: false },
  ...more,
})

test('nothing is shown while there is nothing to show', () => {
  const { container, rerender } = render(<Reviews reviews={[]} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Accreditations accreditations={[]} />)
  expect(container).toBeEmptyDOMElement()
})

test('three reviews are in sight, the others folded', () => {
  const { rerender } = render(<Reviews reviews={['1', '2', '3', '4'].map((id) => review(id))} />)
  const folded = screen.getByText('One more review').closest('details')
  expect(folded).not.toHaveAttribute('open')
  expect(within(folded as HTMLElement).getAllByRole('figure', { hidden: true })).toHaveLength(1)
  // A wide screen shows up to three of them.
  expect(folded?.className).toContain('lg:details-content')
  rerender(<Reviews reviews={['1', '2', '3', '4', '5', '6', '7'].map((id) => review(id))} />)
  expect(screen.getByText('4 more reviews').closest('details')?.className).not.toContain(
    'lg:details-content',
  )
  rerender(<Reviews reviews={['1', '2', '3'].map((id) => review(id))} />)
  expect(screen.getAllByRole('figure')).toHaveLength(3)
  expect(screen.queryByText(/more review/)).toBeNull()
})

test('a page takes its review by its place, past the last the first again', () => {
  const shown = (reviews: Review[], place: number) => {
    const { container, unmount } = render(<OneReview reviews={reviews} place={place} />)
    const words = container.querySelector('blockquote')?.textContent
    unmount()
    return words
  }
  const reviews = ['1', '2', '3'].map((id) => review(id))
  expect(shown(reviews, 1)).toContain('Warm 2.')
  expect(shown(reviews, 4)).toContain('Warm 2.')
  expect(shown([], 0)).toBeUndefined()
})

test('the first shows its job, and what that looked like before', () => {
  const cover = { src: '/bay.jpg', alt: 'A bay', width: 1200, height: 800, formats: [] }
  const before = { ...cover, alt: 'The old bay' }
  const project = { slug: 'bay-in-roker', title: 'Bay', cover, before }
  const shown = (...ids: string[]) => <Reviews reviews={ids.map((id) => review(id, { project }))} />
  const { rerender } = render(shown('1'))
  expect(screen.getByAltText('The old bay')).toBeInTheDocument()
  expect(screen.getByRole('slider', { name: 'Bay, for Rose 1' })).toBeInTheDocument()
  rerender(shown('1', '2', '3'))
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  // Of two, the other shows it too.
  rerender(shown('1', '2'))
  expect(screen.getAllByRole('slider')).toHaveLength(2)
  expect(screen.getByRole('slider', { name: 'Bay, for Rose 2' })).toBeInTheDocument()
  // The only folded one stands behind those in sight.
  rerender(shown('1', '2', '3', '4'))
  expect(screen.getAllByRole('slider')).toHaveLength(1)
})

test('the others are folded below the one', () => {
  render(<OneReview reviews={[review('1'), review('2')]} place={1} hasOthers />)
  expect(screen.getAllByRole('blockquote')[0]).toHaveTextContent('Warm 2.')
  const folded = screen.getByText('One more review').closest('details') as HTMLElement
  expect(within(folded).getByText(/Warm 1\./)).toBeInTheDocument()
})

test('a review names who, where, when, its project and its source', () => {
  render(
    <Reviews
      reviews={[
        review('1', {
          town: 'Roker',
          project: { slug: 'bay-in-roker', title: 'Bay', cover: null, before: null },
          source: { href: 'https://example.org/r', host: 'example.org' },
        }),
      ]}
    />,
  )
  expect(screen.getByText(/Roker,/)).toHaveTextContent('Roker, Mar 2026')
  expect(screen.getByText('Mar 2026')).toHaveAttribute('datetime', '2026-03-04')
  expect(screen.getByRole('link', { name: 'Bay' })).toHaveAttribute(
    'href',
    '/projects/bay-in-roker',
  )
  const source = screen.getByRole('link', { name: 'Read it on example.org' })
  expect(source).toHaveAttribute('href', 'https://example.org/r')
  expect(source).toHaveAttribute('rel', 'noopener nofollow')
  expect(screen.queryByText(/made up/)).toBeNull()
})

test('all of a long review can be read, and words are no markup', () => {
  const words = `<b>Warm</b>. ${'And they swept up. '.repeat(80)}The end.`
  render(<Reviews reviews={[review('1', { words }), review('2')]} />)
  const quote = screen.getAllByRole('blockquote')[0] as HTMLElement
  expect(quote).toHaveTextContent(/^“<b>Warm<\/b>/)
  expect(quote).toHaveTextContent(/Read on, Rose 1.*The end\.$/)
})

test('what is made up says so', () => {
  render(<Reviews reviews={[review('1', { isExample: true }), review('2')]} />)
  expect(screen.getAllByText(/made-up example/)).toHaveLength(1)
})

test('an accreditation has its number, its logo, and a link where there is one', () => {
  const { rerender } = render(
    <AccreditationList
      className="grid"
      accreditations={[
        accreditation({ number: '12', href: 'https://example.org/12', logo: '/logo.webp' }),
      ]}
    />,
  )
  const link = screen.getByRole('link', { name: 'Guild No. 12' })
  expect(link).toHaveAttribute('href', 'https://example.org/12')
  expect(link).toHaveAttribute('rel', 'noopener nofollow')
  expect(link.querySelector('img')).toHaveAttribute('src', '/logo.webp')
  rerender(<AccreditationList className="grid" accreditations={[accreditation()]} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('many accreditations are folded after the fourth', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => accreditation({ id: `${index}` }))
  const { container, rerender } = render(<Accreditations accreditations={many(4)} />)
  expect(container.querySelector('details')).toBeNull()
  rerender(<Accreditations accreditations={many(6)} />)
  expect(screen.getByText('2 more')).toBeVisible()
  expect(container.querySelectorAll('details li')).toHaveLength(2)
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

test('among true accreditations the made-up one is named', () => {
  const example = accreditation({ id: 'e', name: 'Example Guild', isExample: true })
  const { rerender } = render(<ExampleNote accreditations={[example]} />)
  expect(screen.getByText('Examples: made up for this demonstration')).toBeVisible()
  rerender(<ExampleNote accreditations={[accreditation(), example]} />)
  expect(screen.getByText('Example Guild: made up for this demonstration')).toBeVisible()
  rerender(<ExampleNote accreditations={[accreditation()]} />)
  expect(screen.queryByText(/made up/)).toBeNull()
})
