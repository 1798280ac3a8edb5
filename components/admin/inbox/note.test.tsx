import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ActionState } from '@/lib/action-state'
import { noteEnquiry } from '@/lib/enquiries/actions'
import { InboxNote } from './note'

jest.mock('@/lib/enquiries/actions', () => ({ noteEnquiry: jest.fn() }))
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => jest.fn() }))

const save = jest.mocked(noteEnquiry)
const success: ActionState<never> = { status: 'success' }
const saved = () => save.mock.calls.map(([input]) => (input as { note: string }).note)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  save.mockReset().mockResolvedValue(success)
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const open = async () => {
  const view = render(<InboxNote id="x" name="Ann" note="" />)
  await user().click(screen.getByRole('button', { name: 'Add a note about Ann' }))
  return view
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

it('saves once after a pause, not with each letter', async () => {
  await open()
  await user().type(screen.getByRole('textbox'), 'Ring')
  expect(save).not.toHaveBeenCalled()
  await pass(800)
  expect(saved()).toEqual(['Ring'])
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})

it('keeps what was typed when it could not be saved, says so, and tries again', async () => {
  save.mockResolvedValueOnce({ status: 'error', message: 'Failed to save the note' })
  await open()
  await user().type(screen.getByRole('textbox'), 'Ring')
  await pass(800)
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't save.")
  expect(screen.getByRole('textbox')).toHaveValue('Ring')
  await user().click(screen.getByRole('button', { name: 'Retry' }))
  await pass(0)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
})

it('saves what is typed meanwhile after the first, never beside it', async () => {
  let finish: (answer: ActionState<never>) => void = () => {}
  save.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  await open()
  await user().type(screen.getByRole('textbox'), 'One')
  await pass(800)
  await user().type(screen.getByRole('textbox'), ' two')
  await pass(2_000)
  expect(saved()).toEqual(['One'])
  finish(success)
  await pass(0)
  expect(saved()).toEqual(['One', 'One two'])
})

it('saves what was typed when the page is left within the pause', async () => {
  const { unmount } = await open()
  await user().type(screen.getByRole('textbox'), 'Late')
  unmount()
  await pass(0)
  expect(saved()).toEqual(['Late'])
})

it('where the session has ended, the text is kept, and saved once somebody is signed in', async () => {
  save.mockResolvedValue({ status: 'error', message: 'Auth session missing!', signedOut: true })
  const { unmount } = await open()
  await user().type(screen.getByRole('textbox'), 'Ring')
  await pass(800)
  expect(screen.getByRole('status')).toHaveTextContent("Not saved: you've been signed out.")
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
  unmount()
  await pass(0)

  save.mockReset().mockResolvedValue(success)
  render(<InboxNote id="x" name="Ann" note="Old" />)
  await pass(0)
  expect(screen.getByRole('textbox')).toHaveValue('Ring')
  expect(saved()).toEqual(['Ring'])
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect({ ...sessionStorage }).toEqual({})
})
