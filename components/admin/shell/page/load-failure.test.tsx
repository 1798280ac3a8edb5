import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import { LoadFailure } from './load-failure'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const failure = (reference: string) => (
  <LoadFailure title="Messages" message="Failed to load messages" reference={reference} />
)
const said = { kind: 'error', message: 'Failed to load messages' }

test('says in a toast what failed, and on the page what to do', async () => {
  render(failure('first'))
  expect(takeToasts()).toEqual([said])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Messages')
  expect(screen.getByText(/Nothing is lost/)).toBeVisible()
  expect(screen.getByText(/first/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('another try that fails says so again', () => {
  const { rerender } = render(failure('first'))
  takeToasts()
  rerender(failure('first'))
  expect(takeToasts()).toEqual([])
  rerender(failure('second'))
  expect(takeToasts()).toEqual([said])
})

test('the page that comes after another try takes the focus', async () => {
  const { rerender } = render(failure('first'))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  rerender(<h1 tabIndex={-1}>Inbox</h1>)
  expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus()
})
