import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import { ActionForm } from './action-form'
import { KEPT } from './kept'
import { leaveTo } from './leave'

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
    'What you typed is back. It is not saved yet.',
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
