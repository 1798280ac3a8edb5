import { render, screen, within } from '@testing-library/react'
import { weekStarts } from '@/lib/british-time'
import { EnquiryChart } from './enquiry-chart'

const starts = weekStarts(new Date('2026-11-21T12:00Z'), 12)

it('says in a table what the bars show, by the clock in Britain', () => {
  render(<EnquiryChart weeks={starts.map((start, count) => ({ start, count }))} />)
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows).toHaveLength(13)
  expect(rows[1]).toHaveTextContent('31 Aug0')
  // After the change of clocks, too, the week begins on the Monday.
  expect(rows[9]).toHaveTextContent('26 Oct8')
  expect(rows[12]).toHaveTextContent('16 Nov (this week so far)11')
  expect(screen.getByRole('img')).toHaveAccessibleName(/Enquiries per week/)
  expect(screen.getByText('66 in 12 weeks')).toBeInTheDocument()
})

it('stays flat and finite where nothing came in', () => {
  const { container } = render(
    <EnquiryChart weeks={starts.map((start) => ({ start, count: 0 }))} />,
  )
  for (const bar of container.querySelectorAll('rect')) {
    expect(bar).toHaveAttribute('height', '0')
  }
})
