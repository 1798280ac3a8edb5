import { render, screen } from '@testing-library/react'
import type { ProjectSummary } from '@/lib/projects/schema'
import { listReviewsIn, listReviewsOf } from '@/lib/proof/queries'
import type { Review } from '@/lib/proof/rows'
import { AroundTown, ProjectsInTown } from './in-town'

jest.mock('@/lib/proof/queries', () => ({ listReviewsIn: jest.fn(), listReviewsOf: jest.fn() }))
jest.mock('@/lib/projects/in-towns', () => ({ listNear: async () => [] }))
jest.mock('./projects-block', () => ({ ProjectsBlock: () => null }))
jest.mock('./project-grid', () => ({ ProjectGrid: () => null }))

const picture = { src: '/bay.jpg', alt: 'The bay', width: 1200, height: 800, formats: [] }
const job = {
  slug: 'bay',
  title: 'Bay',
  cover: picture,
  before: { ...picture, alt: 'The old bay' },
}
const review = (id: string, project: Review['project'] = job): Review => ({
  ...{ id, name: `Rose ${id}`, town: 'Durham', date: '2026-03-04', words: `Warm ${id}.` },
  ...{ source: null, project, isExample: false },
})
const dates = { status: 'completed', startDate: '2026-03-01', completionDate: null }
const projects = [{ ...job, ...dates, id: 'p' }] as unknown as ProjectSummary[]

beforeEach(() => jest.mocked(listReviewsOf).mockResolvedValue([review('1')]))

test('a featured job has its own review beside it, even with another town', async () => {
  render(await ProjectsInTown({ projects }))
  expect(screen.getByText('Warm 1.')).toBeInTheDocument()
})

test('a job that is featured is not compared again beside its second review', async () => {
  jest.mocked(listReviewsIn).mockResolvedValue([review('1'), review('2')])
  render(await AroundTown({ town: 'Durham', projects }))
  expect(screen.queryByText('Warm 1.')).toBeNull()
  expect(screen.getByText('Warm 2.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Bay' })).toHaveAttribute('href', '/projects/bay')
  expect(screen.queryByRole('slider')).toBeNull()
})

test('another job is', async () => {
  const door = { ...job, slug: 'door', title: 'Door' }
  jest.mocked(listReviewsIn).mockResolvedValue([review('1'), review('2', door)])
  render(await AroundTown({ town: 'Durham', projects }))
  expect(screen.getByRole('slider', { name: 'Door, for Rose 2' })).toBeInTheDocument()
})
