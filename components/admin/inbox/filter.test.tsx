import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { searchEnquiries } from '@/lib/enquiries/actions'
import { filterFrom } from '@/lib/enquiries/filter'
import { InboxFilter } from './filter'

const push = jest.fn()
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push }),
  unstable_rethrow: () => {},
}))
jest.mock('@/lib/enquiries/actions', () => ({ searchEnquiries: jest.fn() }))

type Answer = ActionState<{ to: string }>
let answer: { resolve: (state: Answer) => void; reject: (error: Error) => void }

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(searchEnquiries).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = { resolve, reject }
      }),
  )
})

const inbox = (query: Record<string, string> = {}, count = 3, isPart = false) => (
  <>
    <h1 tabIndex={-1}>Messages</h1>
    <InboxFilter
      filter={filterFrom(query, new Map([['id', 'bay']]))}
      tabs={null}
      count={count}
      isPart={isPart}
    >
      <p>The list</p>
    </InboxFilter>
  </>
)
const list = () => screen.queryByText('The list')
const results = () => screen.getByText('The list').parentElement
const words = () => screen.getByRole('searchbox')
const retry = () => screen.queryByRole('button', { name: 'Try again' })
const found: Answer = { status: 'success', data: { to: '/found' } }

async function fail() {
  await userEvent.type(words(), 'bay{Enter}')
  await act(async () => answer.reject(new Error('No network')))
}

test('while a search loads, the list is busy and the button says so', async () => {
  render(inbox())
  await userEvent.type(words(), 'bay{Enter}')
  expect(document.documentElement.dataset).toHaveProperty('leaving')
  expect(results()).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'Searching…' })).toBeVisible()
  const [fields] = jest.mocked(searchEnquiries).mock.lastCall ?? []
  expect(Object.fromEntries(fields as FormData)).toEqual({ words: 'bay', status: '' })
  await act(async () => answer.resolve(found))
  expect(push).toHaveBeenLastCalledWith('/found')
  expect(document.documentElement.dataset).not.toHaveProperty('leaving')
  expect(results()).toHaveAttribute('aria-busy', 'false')
  expect(screen.getByRole('button', { name: 'Search' })).toBeVisible()
})

test('a screen reader hears what was found', async () => {
  const { rerender } = render(inbox())
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent(/^3 messages$/)
  await userEvent.type(words(), 'bay{Enter}')
  expect(status).toBeEmptyDOMElement()
  await act(async () => answer.resolve(found))
  for (const [query, count, isPart, said] of [
    [{ search: 'id' }, 1, false, '1 message'],
    [{ search: 'id' }, 0, false, 'No messages match'],
    [{ box: 'spam' }, 0, false, 'No messages'],
    [{}, 50, true, '50 messages on this page'],
  ] as const) {
    rerender(inbox(query, count, isPart))
    expect(status.textContent).toBe(said)
  }
})

test('a search that fails takes the place of the list until it succeeds', async () => {
  render(inbox())
  await fail()
  expect(takeToasts()).toMatchObject([{ kind: 'error', message: 'Failed to load messages' }])
  expect(list()).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(words()).toHaveValue('bay')

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const [fields] = jest.mocked(searchEnquiries).mock.lastCall ?? []
  expect((fields as FormData).get('words')).toBe('bay')
  await act(async () => answer.reject(new Error('No network')))
  expect(retry()).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => answer.resolve(found))
  expect(retry()).not.toBeInTheDocument()
  expect(list()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus()
})

test('the failure ends when other messages are shown, also after going back', async () => {
  const { rerender } = render(inbox())
  await fail()
  rerender(inbox())
  expect(retry()).toBeVisible()
  rerender(inbox({ box: 'spam' }))
  expect(list()).toBeVisible()
  rerender(inbox())
  expect(list()).toBeVisible()
})
