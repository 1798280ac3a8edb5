import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as sonner } from 'sonner'
import { type ToastRequest, toast } from './toast'
import { Toaster } from './toaster'

async function shown(more: Partial<ToastRequest> = {}) {
  render(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  )
  await act(async () => toast({ kind: 'success', message: 'Saved', ...more }))
  return screen.findByText('Saved')
}

// Sonner's own list outlives the component.
afterEach(() => act(() => void sonner.dismiss()))

const before = () => screen.getByRole('button', { name: 'Before' })
const close = () => screen.getByRole('button', { name: 'Close toast' })

it('is passed by Tab, not a place to go round in', async () => {
  const user = userEvent.setup()
  await shown()
  before().focus()
  const stops = [document.activeElement]
  do {
    await user.tab()
    stops.push(document.activeElement)
  } while (document.activeElement !== document.body && stops.length < 10)
  expect(stops.filter((stop) => stop === before())).toHaveLength(1)
  expect(stops).toContain(close())
})

it('gives the focus back when it is closed', async () => {
  const user = userEvent.setup()
  const told = await shown()
  before().focus()
  while (document.activeElement !== close()) await user.tab()
  await user.keyboard('{Enter}')
  expect(before()).toHaveFocus()
  await waitFor(() => expect(told).not.toBeInTheDocument())
  expect(before()).toHaveFocus()
})

it('gives the focus back before its action is run, which may take it elsewhere', async () => {
  const user = userEvent.setup()
  const onClick = jest.fn(() => expect(before()).toHaveFocus())
  await shown({ action: { label: 'Undo', onClick } })
  before().focus()
  const undo = screen.getByRole('button', { name: 'Undo' })
  while (document.activeElement !== undo) await user.tab()
  await user.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(1)
})

it('takes no focus that is elsewhere', async () => {
  const told = await shown()
  const user = userEvent.setup()
  before().focus()
  while (document.activeElement !== close()) await user.tab()
  await user.tab()
  act(() => close().click())
  await waitFor(() => expect(told).not.toBeInTheDocument())
  expect(document.body).toHaveFocus()
})
