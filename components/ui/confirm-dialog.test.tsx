import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

// jsdom knows the element but not its modal behaviour, which belongs to the browser.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('button')?.focus()
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

function Asker({ onConfirm = () => {} }: { onConfirm?: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setAsking(true)}>
        Ask
      </button>
      {asking && (
        <ConfirmDialog
          title="Delete Message"
          message="Are you sure?"
          onConfirm={onConfirm}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

it('asks by name and in full, with the default answers', async () => {
  render(<Asker />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = screen.getByRole('dialog', { name: 'Delete Message' })
  expect(dialog).toHaveAccessibleDescription('Are you sure?')
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
})

it('gives the focus back after a no', async () => {
  render(<Asker />)
  const asker = screen.getByRole('button', { name: 'Ask' })
  await userEvent.click(asker)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(asker).toHaveFocus()
})

it('takes Escape for a no', async () => {
  render(<Asker />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  // What a browser fires for Escape on a modal dialog.
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(await screen.findByRole('button', { name: 'Ask' })).toHaveFocus()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('passes a yes on', async () => {
  const onConfirm = jest.fn()
  render(<Asker onConfirm={onConfirm} />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

it('takes no further answer while one is carried out, and shows what is destructive', () => {
  const onCancel = jest.fn()
  render(
    <ConfirmDialog
      title="Delete"
      message="Sure?"
      confirmText="Delete it"
      cancelText="Keep it"
      destructive
      pending
      onConfirm={() => {}}
      onCancel={onCancel}
    />,
  )
  expect(screen.getByRole('button', { name: 'Keep it' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'One moment...' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'One moment...' })).toHaveClass('bg-brick')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onCancel).not.toHaveBeenCalled()
})
