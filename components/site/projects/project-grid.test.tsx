import { render, screen } from '@testing-library/react'
import { drawings } from '@/lib/content/drawings'
import type { ProjectSummary } from '@/lib/projects/schema'
import { ProjectGrid } from './project-grid'

const picture = (name: string) => ({
  src: `https://storage.example/${name}.jpg`,
  alt: name,
  width: 1200,
  height: 800,
  formats: [],
})

const project = (facts: Partial<ProjectSummary>): ProjectSummary => ({
  id: 'a',
  slug: 'bay-in-durham',
  title: 'Bay',
  location: 'Durham',
  status: 'completed',
  startDate: '2026-01-05',
  completionDate: null,
  excerpt: 'New sashes.',
  services: ['windows'],
  cover: null,
  before: null,
  ...facts,
})

test.each([
  [['windows'], 'bay'],
  [['windows', 'doors'], 'composite'],
  [['windows', 'doors', 'conservatories'], 'victorian'],
  [[], 'bay'],
] as const)('a project of %j without a photo shows the drawing of its kind', (services, name) => {
  const { container } = render(<ProjectGrid projects={[project({ services: [...services] })]} />)
  expect(container.querySelector('svg path')).toHaveAttribute('d', drawings[name].glass)
})

test('a pair shows its before when pointed at, loaded only then', () => {
  const pair = { cover: picture('After'), before: picture('Before') }
  render(<ProjectGrid projects={[project(pair)]} eager={1} />)
  expect(screen.getByAltText('After')).toHaveAttribute('loading', 'eager')
  expect(screen.getByAltText('Before')).toHaveAttribute('loading', 'lazy')
})
