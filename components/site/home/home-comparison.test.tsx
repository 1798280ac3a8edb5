import { render, screen } from '@testing-library/react'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'

import { HomeComparison } from './home-comparison'

const photo = (id: string): Photo => ({
  id,
  src: `/${id}.jpg`,
  alt: `House, ${id}`,
  caption: null,
  date: null,
  width: 1200,
  height: 800,
  formats: [],
})

const half: ImageSet = { id: 'half', before: photo('alone'), after: null }
const full: ImageSet = { id: 'full', before: photo('before'), after: photo('after') }

const project = (sets: ImageSet[]) =>
  ({
    slug: 'bay-in-durham',
    title: 'Bay',
    location: 'Durham',
    description: 'The old bay let the wind in. The new one does not.',
    sets,
  }) as Project

test('the first full set of a real job to be dragged, with the way to that job', () => {
  render(<HomeComparison project={project([half, full])} />)
  expect(screen.getByRole('slider', { name: 'Bay in Durham' })).toBeInTheDocument()
  expect(screen.getByAltText('House, before')).toBeInTheDocument()
  expect(screen.getByAltText('House, after')).toBeInTheDocument()
  expect(screen.queryByAltText('House, alone')).not.toBeInTheDocument()
  expect(screen.getByText('Bay, Durham').parentElement).toHaveTextContent('let the wind in')
  expect(screen.getByRole('link', { name: /^View Project\s*: Bay$/ })).toHaveAttribute(
    'href',
    '/projects/bay-in-durham',
  )
})

test('nothing where no job can be compared', () => {
  const { container, rerender } = render(<HomeComparison project={null} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<HomeComparison project={project([half])} />)
  expect(container).toBeEmptyDOMElement()
})
