import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { ProjectFacts } from './project-facts'

const job = { location: 'Whitley Bay', startDate: '2026-03-04', completionDate: '2026-11-30' }

/** Each fact as 'term: what is said'. */
function factsOf(facts: ComponentProps<typeof ProjectFacts>): string[] {
  const { unmount } = render(<ProjectFacts {...facts} />)
  const said = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)
  unmount()
  return said
}

test.each([
  ['pending', 'Upcoming', 'Planned start', 'Planned completion'],
  ['in_progress', 'Ongoing', 'Start date', 'Planned completion'],
  ['completed', 'Completed', 'Start date', 'Completion date'],
] as const)(
  '%s: place, badge and both dates, by names that are true',
  (status, badge, start, end) => {
    expect(factsOf({ ...job, status })).toEqual([
      'Location: Whitley Bay',
      `Status: ${badge}`,
      `${start}: Mar 4, 2026`,
      `${end}: Nov 30, 2026`,
    ])
  },
)

test('without a completion date nothing is said of one', () => {
  expect(factsOf({ ...job, status: 'completed', completionDate: null })).toHaveLength(3)
})

test('machines read the stored days', () => {
  render(<ProjectFacts {...job} status="completed" />)
  expect(screen.getByText('Mar 4, 2026')).toHaveAttribute('datetime', '2026-03-04')
  expect(screen.getByText('Nov 30, 2026')).toHaveAttribute('datetime', '2026-11-30')
})
