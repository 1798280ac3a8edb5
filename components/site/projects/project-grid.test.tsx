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
  ['New porch', ['windows'], 'bay'],
  ['New porch', ['windows', 'doors'], 'bay'],
  ['New porch', ['windows', 'doors', 'conservatories'], 'victorian'],
  ['New porch', [], 'bay'],
  ['Lean-to for a bungalow', ['conservatories'], 'leanTo'],
] as const)('%s, %j, without a photo is drawn', (title, services, name) => {
  const facts = { title, services: [...services] }
  const { container } = render(<ProjectGrid projects={[project(facts)]} />)
  expect(container.querySelector('svg path')).toHaveAttribute('d', drawings[name].glass)
})

test('a pair shows its before when pointed at, loaded only then', () => {
  const pair = { cover: picture('After'), before: picture('Before') }
  render(<ProjectGrid projects={[project(pair)]} eager={1} />)
  expect(screen.getByAltText('After')).toHaveAttribute('loading', 'eager')
  expect(screen.getByAltText('Before')).toHaveAttribute('loading', 'lazy')
})

test.each([
  [1, ['lg:col-span-2']],
  [2, ['md:max-lg:col-span-2']],
  [3, ['lg:hidden']],
  [4, ['max-md:hidden', 'md:max-lg:hidden', 'lg:col-span-2']],
  [5, ['max-md:hidden']],
  [6, ['max-md:hidden', 'md:max-lg:hidden', 'lg:hidden']],
])(
  'after %i cards the end fills the rest of the row, on a phone of a short list',
  (count, classes) => {
    const projects = Array.from({ length: count }, (_, index) => project({ id: `${index}` }))
    render(<ProjectGrid projects={projects} end="The end" />)
    const end = screen.getByText('The end')
    expect(new Set(end.classList)).toEqual(new Set(['-mt-px', '-ml-px', ...classes]))
  },
)
