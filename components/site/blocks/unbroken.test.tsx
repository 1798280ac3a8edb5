import { render, screen } from '@testing-library/react'
import { Unbroken } from './unbroken'

test('keeps each hyphenated word on one line, with its comma', () => {
  const text = 'P-shapes, an extra-wide door and more.'
  const { container } = render(<Unbroken text={text} />)
  expect(container).toHaveTextContent(text)
  for (const word of ['P-shapes,', 'extra-wide']) {
    expect(screen.getByText(word)).toHaveClass('whitespace-nowrap')
  }
})
