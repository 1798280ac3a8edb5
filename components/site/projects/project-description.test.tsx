import { render, screen } from '@testing-library/react'
import { ProjectDescription } from './project-description'

/** A second paragraph as it is shown: the heading it has, if any, and its text. */
function shownOf(paragraph: string) {
  const { unmount } = render(<ProjectDescription description={`The job.\n\n${paragraph}`} />)
  const heading = screen.queryByRole('heading', { level: 3 })?.textContent
  const text = screen.getAllByRole('paragraph').at(-1)?.textContent
  unmount()
  return [heading, text]
}

test.each([
  ['Day one: The old bay came out.', 'Day one', 'The old bay came out.'],
  ['Day one:\nThe old bay.\nThen the sill.', 'Day one', 'The old bay.\nThen the sill.'],
  ['The old bay: Propped.', 'The old bay', 'Propped.'],
  ['Frames: uPVC, white', 'Frames', 'uPVC, white'],
])('%j has a heading', (paragraph, heading, text) => {
  expect(shownOf(paragraph)).toEqual([heading, text])
})

test.each([
  'We fitted three things: a door, a bay and a sill.',
  'Weatherproofing throughout: Done in a day.',
  'Finished at 10:30 sharp.',
  'It rained, so: Tea.',
  'Day one:',
])('%j has none', (paragraph) => {
  expect(shownOf(paragraph)).toEqual([undefined, paragraph])
})

test('the first paragraph has none: it follows that of the section', () => {
  render(<ProjectDescription description="Day one: The old bay came out." />)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('Day one: The old bay came out.')).toBeInTheDocument()
})
