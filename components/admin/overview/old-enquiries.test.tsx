import { render, screen } from '@testing-library/react'
import { OldEnquiries } from './old-enquiries'

it('asks about old enquiries where there are any, and leads to them', () => {
  const { container, rerender } = render(<OldEnquiries count={0} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<OldEnquiries count={1} />)
  expect(container).toHaveTextContent(
    '1 enquiry is older than two years. Look through them and delete what you no longer need.',
  )
  rerender(<OldEnquiries count={12} />)
  expect(container).toHaveTextContent('12 enquiries are older than two years.')
  expect(screen.getByRole('link', { name: 'Look through them' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/dashboard\/messages\?older=/),
  )
})
