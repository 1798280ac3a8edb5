import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast as sonner } from 'sonner'
import { type ToastRequest, toast } from '../toast'
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

it('ends once, closed by the press that focuses its button', async () => {
  const onEnd = jest.fn()
  const told = await shown({ onEnd })
  act(() => {
    close().focus()
    close().click()
  })
  await waitFor(() => expect(told).not.toBeInTheDocument())
  expect(onEnd).toHaveBeenCalledTimes(1)
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

describe('as time passes', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  /** First it is told to leave, then it does. */
  const leave = async () => {
    await pass(100)
    await pass(300)
  }
  /** Gone from the page, its way out included. */
  const isGone = (words = 'Saved') => screen.queryByText(words) === null

  it.each(['success', 'error'] as const)('%s ends after 4 s', async (kind) => {
    await shown({ kind })
    await pass(3_500)
    expect(isGone()).toBe(false)
    await pass(1_000)
    expect(isGone()).toBe(true)
  })

  it('what can be taken back has 20 s, what must be answered as long as it takes', async () => {
    await shown({ action: { label: 'Undo', onClick: () => {} } })
    await act(async () => toast({ kind: 'error', message: 'You are signed out.', stays: true }))
    await pass(19_000)
    expect(isGone()).toBe(false)
    await pass(2_000)
    expect(isGone()).toBe(true)
    await pass(600_000)
    expect(isGone('You are signed out.')).toBe(false)
  })

  it('stays under the pointer', async () => {
    const told = await shown()
    fireEvent.mouseMove(told)
    await pass(60_000)
    expect(isGone()).toBe(false)
    fireEvent.mouseLeave(told.closest('ol') as Element)
    await pass(4_500)
    expect(isGone()).toBe(true)
  })

  it('stays while it has the focus, as does what comes meanwhile', async () => {
    await shown()
    act(() => screen.getByRole('button', { name: 'Before' }).focus())
    act(() => close().focus())
    await act(async () => toast({ kind: 'error', message: 'Not sent' }))
    await pass(60_000)
    expect([isGone(), isGone('Not sent')]).toEqual([false, false])
    act(() => screen.getByRole('button', { name: 'Before' }).focus())
    await pass(4_500)
    expect([isGone(), isGone('Not sent')]).toEqual([true, true])
  })

  it('gives way to the next of the same form, not to another’s', async () => {
    await shown({ id: 'name' })
    await act(async () => toast({ id: 'logo', kind: 'success', message: 'Uploaded' }))
    for (let press = 0; press < 5; press++) {
      await act(async () => toast({ id: 'name', kind: 'error', message: 'Not saved' }))
      await leave()
      expect(screen.getAllByText('Not saved')).toHaveLength(1)
    }
    expect([isGone(), isGone('Uploaded')]).toEqual([true, false])
  })

  it('gives way to the same words again', async () => {
    await shown()
    await act(async () => toast({ kind: 'success', message: 'Saved' }))
    await leave()
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })

  it('is not lost where the one before is just leaving', async () => {
    await shown({ id: 'name' })
    act(() => close().click())
    await act(async () => toast({ id: 'name', kind: 'error', message: 'Not saved' }))
    await leave()
    expect(isGone('Not saved')).toBe(false)
  })
})
