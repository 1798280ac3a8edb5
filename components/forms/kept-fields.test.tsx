import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import { ActionForm } from './action-form'
import { KEPT, LEAVING } from './kept'
import { signInKeepingTyped, takeUndone } from './kept-fields'
import { leaveTo } from './leave'
import { runOwnerAction } from './run-owner-action'

jest.mock('./leave', () => ({ leaveTo: jest.fn(() => new Promise(() => {})) }))

const signedOut = async () => ({
  status: 'error' as const,
  message: 'Auth session missing!',
  signedOut: true as const,
})

function Form({ label = 'Contact' }: { label?: string }) {
  return (
    <ActionForm action={signedOut} failure="Failed" label={label}>
      {() => (
        <>
          <input name="phone" aria-label="Phone" defaultValue="" />
          <textarea name="note" aria-label="Note" defaultValue="" />
          <input type="checkbox" name="open" aria-label="Open" defaultChecked />
          <select name="kind" aria-label="Kind" defaultValue="a">
            <option>a</option>
            <option>b</option>
          </select>
          <input type="password" name="secret" aria-label="Secret" />
          <button type="submit">Save</button>
        </>
      )}
    </ActionForm>
  )
}

async function typeAndLose() {
  const { unmount } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Phone'), '0191')
  await userEvent.type(screen.getByLabelText('Note'), 'two words')
  await userEvent.click(screen.getByLabelText('Open'))
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'b')
  await userEvent.type(screen.getByLabelText('Secret'), 'hidden-word')
  await userEvent.click(screen.getByRole('button'))
  unmount()
}

beforeEach(() => {
  jest.mocked(leaveTo).mockClear()
  Element.prototype.scrollIntoView = jest.fn()
  sessionStorage.clear()
  takeToasts()
})

it('leads to the sign-in page and gives back what was typed, but no password', async () => {
  await typeAndLose()
  expect(leaveTo).toHaveBeenCalledWith('/bodhi?next=%2F')
  expect(sessionStorage.getItem(KEPT)).not.toContain('hidden-word')

  render(<Form />)
  await screen.findByDisplayValue('0191')
  expect(screen.getByLabelText('Note')).toHaveValue('two words')
  expect(screen.getByLabelText('Open')).not.toBeChecked()
  expect(screen.getByLabelText('Kind')).toHaveValue('b')
  expect(screen.getByLabelText('Secret')).toHaveValue('')
  expect(takeToasts().map(({ message }) => message)).toEqual([
    "We kept what you typed. It isn't saved yet.",
  ])
  expect(sessionStorage.getItem(KEPT)).toBeNull()
})

it('gives it to no other form', async () => {
  await typeAndLose()
  render(<Form label="Another" />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(sessionStorage.getItem(KEPT)).not.toBeNull()
})

it('gives nothing back after an hour', async () => {
  await typeAndLose()
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '')
  sessionStorage.setItem(KEPT, JSON.stringify({ ...kept, at: kept.at - 3_700_000 }))
  render(<Form />)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.getByLabelText('Phone')).toHaveValue('')
  expect(sessionStorage.getItem(KEPT)).toBeNull()
})

it('keeps what was typed into another form of the page, and says so once', async () => {
  const { unmount } = render(
    <>
      <Form />
      <Form label="Another" />
      <Form label="Untouched" />
    </>,
  )
  await userEvent.type(screen.getAllByLabelText('Phone')[1] as HTMLElement, '0191')
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(Object.keys(JSON.parse(sessionStorage.getItem(KEPT) ?? '').forms)).toEqual([
    'Another',
    'Contact',
  ])
  unmount()
  render(
    <>
      <Form />
      <Form label="Another" />
    </>,
  )
  await screen.findByDisplayValue('0191')
  expect(
    screen.getAllByLabelText('Phone').map((field) => (field as HTMLInputElement).value),
  ).toEqual(['', '0191'])
  expect(takeToasts()).toHaveLength(1)
  expect(sessionStorage.getItem(KEPT)).toBeNull()
})

it('a press in vain keeps what was typed beside it, and is told once on the way back', async () => {
  const { unmount } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Phone'), '0191')
  const leaving = jest.fn()
  window.addEventListener(LEAVING, leaving)
  void runOwnerAction(signedOut, {}, 'Failed to delete', { restore: '7' })
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/bodhi?next=%2F'))
  expect(leaving).toHaveBeenCalledTimes(1)
  expect(document.cookie).toContain('flash=')
  unmount()
  render(<Form />)
  await screen.findByDisplayValue('0191')
  expect(takeUndone()).toEqual({
    message: 'Failed to delete. You were signed out: please try again.',
    restore: '7',
  })
  expect(takeUndone()).toBeUndefined()
  expect(sessionStorage.getItem(KEPT)).toBeNull()
})

it('an answer of any other kind is handed on', async () => {
  const done = async () => ({ status: 'success' as const, message: 'Done' })
  expect(await runOwnerAction(done, {}, 'Failed')).toEqual({ status: 'success', message: 'Done' })
  expect(leaveTo).not.toHaveBeenCalled()
})

it('keeps what is being typed where nothing was sent', async () => {
  const { unmount } = render(<Form />)
  await userEvent.type(screen.getByLabelText('Phone'), '0191')
  void signInKeepingTyped()
  expect(leaveTo).toHaveBeenCalledWith('/bodhi?next=%2F')
  unmount()
  render(<Form />)
  expect(await screen.findByDisplayValue('0191')).toBeVisible()
})
