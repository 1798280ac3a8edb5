import { render, screen, within } from '@testing-library/react'
import type { ProjectSummary } from '@/lib/projects/schema'

const readCompleted = jest.fn()
jest.mock('next/cache', () => ({ cacheLife: jest.fn(), cacheTag: jest.fn() }))
jest.mock('@/lib/projects/reads', () => ({
  readCompleted: (...about: unknown[]) => readCompleted(...about),
}))

import { ProjectsBlock, RelatedProjects } from './projects-block'

const summary = (id: string): ProjectSummary => ({
  id,
  slug: `${id}-in-durham`,
  title: `Job ${id}`,
  location: 'Durham',
  status: 'completed',
  startDate: '2026-01-05',
  completionDate: '2026-01-06',
  excerpt: 'New sashes.',
  opening: 'New sashes. They slide.',
  services: ['windows'],
  cover: null,
  before: null,
})

const block = async (services: ProjectSummary['services'] = ['windows']) =>
  render(await RelatedProjects({ project: { id: 'own', services } }))

beforeEach(() => readCompleted.mockReset())

test('the three latest of its kind but itself, each with its page, and the way to all', async () => {
  readCompleted.mockResolvedValue(['a', 'b', 'c'].map(summary))
  await block()
  expect(readCompleted).toHaveBeenCalledWith(3, 'windows', 'own')
  expect(screen.getByRole('heading', { name: 'Related projects' })).toBeInTheDocument()
  const cards = screen.getAllByRole('link', { name: /^View Project/ })
  expect(cards.map((link) => link.getAttribute('href'))).toEqual([
    '/projects/a-in-durham',
    '/projects/b-in-durham',
    '/projects/c-in-durham',
  ])
  expect(screen.getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
    'href',
    '/projects',
  )
  expect(screen.queryByText('Planning one of your own?')).not.toBeInTheDocument()
  expect(screen.queryByText('Completed')).not.toBeInTheDocument()
})

test('a job of several kinds is related to the latest of any, each once', async () => {
  const done = (id: string, completionDate: string | null) => ({ ...summary(id), completionDate })
  const both = done('both', '2026-03-01')
  const ofType: Record<string, ProjectSummary[]> = {
    windows: [both, done('old', '2025-01-01'), done('undated', null)],
    doors: [done('new', '2026-09-01'), both],
  }
  readCompleted.mockImplementation(async (_limit, type) => ofType[type])
  await block(['windows', 'doors'])
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Job new', 'Job both', 'Job old'])
})

test('a job with a conservatory is related to conservatories', async () => {
  readCompleted.mockResolvedValue([summary('a')])
  await block(['windows', 'doors', 'conservatories'])
  expect(readCompleted.mock.calls.map(([, type]) => type)).toEqual(['conservatories'])
})

test('two fill the row, and a single one has company', async () => {
  readCompleted.mockResolvedValue(['a', 'b'].map(summary))
  const { unmount } = await block()
  expect(screen.queryByRole('region', { name: 'Planning one of your own?' })).toBeNull()
  unmount()
  readCompleted.mockResolvedValue([summary('a')])
  await block()
  const tile = screen.getByRole('region', { name: 'Planning one of your own?' })
  expect(within(tile).getByRole('heading', { level: 3 })).toBeInTheDocument()
})

test('where there is none, or no kind to ask for, no block', async () => {
  readCompleted.mockResolvedValue([])
  expect((await block()).container).toBeEmptyDOMElement()
  expect(readCompleted).toHaveBeenCalledTimes(1)
  expect((await block([])).container).toBeEmptyDOMElement()
  expect(readCompleted).toHaveBeenCalledTimes(1)
})

test('a failure is silent: no block, and the page stands', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  readCompleted.mockRejectedValue(new Error('No backend'))
  expect((await block()).container).toBeEmptyDOMElement()
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/Related projects.*No backend/))
})

test("a service's page leads to all of its kind", () => {
  render(<ProjectsBlock title="Doors we have fitted" projects={[summary('a')]} service="doors" />)
  expect(screen.getByRole('link', { name: 'View All Projects' })).toHaveAttribute(
    'href',
    '/projects/type/doors',
  )
})
