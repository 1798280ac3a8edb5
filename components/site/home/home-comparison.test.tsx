import { render, screen } from '@testing-library/react'
import type { ImageSet, Photo, Project } from '@/lib/projects/schema'

const findComparable = jest.fn()
jest.mock('@/lib/projects/queries', () => ({ findComparable: () => findComparable() }))

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

const project = (sets: ImageSet[]): Partial<Project> => ({
  slug: 'bay-in-durham',
  title: 'Bay',
  location: 'Durham',
  sets,
})

test('the first full set of a real job to be dragged, with the way to that job', async () => {
  findComparable.mockResolvedValue(project([half, full]))
  render(await HomeComparison())
  expect(screen.getByRole('slider', { name: 'Bay in Durham' })).toBeInTheDocument()
  expect(screen.getByAltText('House, before')).toBeInTheDocument()
  expect(screen.getByAltText('House, after')).toBeInTheDocument()
  expect(screen.queryByAltText('House, alone')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bay, Durham' })).toHaveAttribute(
    'href',
    '/projects/bay-in-durham',
  )
})

test('nothing where no job can be compared', async () => {
  findComparable.mockResolvedValue(null)
  expect(await HomeComparison()).toBeNull()
  findComparable.mockResolvedValue(project([half]))
  expect(await HomeComparison()).toBeNull()
})
