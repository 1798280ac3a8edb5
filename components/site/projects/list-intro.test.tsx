import { render } from '@testing-library/react'
import type { ProjectSummary } from '@/lib/projects/schema'
import { ListIntro } from './list-intro'

const found = (total: number) => ({
  projects: [] as ProjectSummary[],
  total,
  page: 1,
  pageCount: 1,
})

test.each([
  [found(0), 'Homes and businesses across the North East.'],
  [
    found(1),
    'Homes and businesses across the North East: one project booked in, under way or finished.',
  ],
  [undefined, 'Homes and businesses across the North East: jobs booked in, under way or finished.'],
])('it counts the jobs, and speaks of none where there are none', (list, words) => {
  const { container } = render(<ListIntro {...(list && { found: list })} />)
  expect(container).toHaveTextContent(words)
})
