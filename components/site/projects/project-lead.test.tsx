import { render, screen } from '@testing-library/react'
import type { Photo, Project } from '@/lib/projects/schema'
import { ProjectLead } from './project-lead'

jest.mock('@/components/site/owner/owner-islands', () => ({ OwnerAddImages: () => null }))
jest.mock('@/lib/projects/queries', () => ({}))

const photo = (id: string): Photo => ({
  id,
  src: `https://storage.example/${id}.jpg`,
  alt: id,
  width: 1200,
  height: 800,
  formats: ['webp'],
  caption: null,
  date: null,
})

const project = (facts: Partial<Project>): Project => ({
  id: 'p',
  ownerId: 'o',
  slug: 'bay-in-durham',
  title: 'Bay',
  location: 'Durham',
  status: 'pending',
  startDate: '2026-01-05',
  completionDate: null,
  description: 'New sashes.',
  createdAt: '2026-01-01',
  updatedAt: '2026-01-01',
  services: ['windows'],
  cover: null,
  sets: [],
  progress: [],
  videos: [],
  ...facts,
})

test('a single picture from before the work says so', () => {
  const sets = [{ id: 's', before: photo('b'), after: null }]
  render(<ProjectLead project={project({ cover: photo('b'), sets })} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://storage.example/b.jpg')
  expect(screen.getByText('Before')).toBeInTheDocument()
})

test.each([
  ['the work under way', { cover: photo('p'), progress: [photo('p')] }],
  [
    'the finished work',
    { cover: photo('a'), sets: [{ id: 't', before: null, after: photo('a') }] },
  ],
])('one of %s does not', (_, facts) => {
  const before = { id: 's', before: photo('b'), after: null }
  const sets = [before, ...('sets' in facts ? facts.sets : [])]
  render(<ProjectLead project={project({ ...facts, sets })} />)
  expect(screen.queryByText('Before')).toBeNull()
})
