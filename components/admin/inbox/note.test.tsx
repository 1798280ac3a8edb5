import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { ViewerProvider } from '@/components/admin/shell/viewer-provider'
import {
  attachSignInHost,
  reauthenticate,
  settleSignIn,
  useIsSigningIn,
} from '@/components/forms/reauthenticate'
import type { ActionState } from '@/lib/action-state'
import { noteEnquiry } from '@/lib/enquiries/actions'
import { InboxNote } from './note'

jest.mock('@/lib/enquiries/actions', () => ({ noteEnquiry: jest.fn() }))
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => jest.fn() }))
jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))

const save = jest.mocked(noteEnquiry)
const success: ActionState<never> = { status: 'success' }
const saved = () => save.mock.calls.map(([input]) => (input as { note: string }).note)

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  save.mockReset().mockResolvedValue(success)
})
afterEach(() => jest.useRealTimers())

const show = (note: string, owner = 'ann') =>
  render(
    <ViewerProvider viewer={{ id: owner, email: `${owner}@example.com` }}>
      <InboxNote id="x" name="Ann" note={note} />
    </ViewerProvider>,
  )
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const open = async () => {
  const view = show('')
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

it('puts a note that was changed elsewhere before what was typed, and saves both when told to', async () => {
  const stored = { note: 'Agreed £4,200' }
  save.mockResolvedValueOnce({ status: 'error', code: 'conflict', stored })
  await open()
  await user().type(screen.getByRole('textbox'), 'Ring')
  await pass(800)
  expect(screen.getByRole('textbox')).toHaveValue('Agreed £4,200\n\nRing')
  expect(screen.getByRole('status')).toHaveTextContent('this note was also changed elsewhere')
  await user().click(screen.getByRole('button', { name: 'Save both' }))
  await pass(0)
  expect(save).toHaveBeenLastCalledWith({
    id: 'x',
    note: 'Agreed £4,200\n\nRing',
    base: 'Agreed £4,200',
  })
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

describe('where the session has ended', () => {
  const signedOut: ActionState<never> = {
    ...{ status: 'error', message: 'Auth session missing!', code: 'signed-out' },
  }

  it('keeps the text for its owner alone, and saves it when the page is loaded again', async () => {
    save.mockResolvedValue(signedOut)
    const { unmount } = await open()
    await user().type(screen.getByRole('textbox'), 'Ring')
    await pass(800)
    expect(screen.getByRole('status')).toHaveTextContent("Not saved: you've been signed out.")
    unmount()
    await pass(0)

    save.mockReset().mockResolvedValue(success)
    show('Old', 'bob').unmount()
    expect(save).not.toHaveBeenCalled()
    show('Old')
    await pass(0)
    expect(screen.getByRole('textbox')).toHaveValue('Ring')
    expect(saved()).toEqual(['Ring'])
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    expect({ ...sessionStorage }).toEqual({})
  })

  it('asks once while typing goes on, and again when its button is pressed', async () => {
    save.mockResolvedValue(signedOut)
    render(<Asked />)
    const asked = () => screen.queryByText('Asked') !== null
    await open()
    await user().type(screen.getByRole('textbox'), 'Ring')
    await pass(800)
    expect(asked()).toBe(true)
    act(() => settleSignIn(false))
    await user().type(screen.getByRole('textbox'), ' after six')
    await pass(5_000)
    expect(saved()).toEqual(['Ring', 'Ring after six'])
    expect(asked()).toBe(false)

    await user().type(screen.getByRole('textbox'), '!')
    await pass(800)
    act(() => void reauthenticate())
    save.mockResolvedValueOnce(success)
    await act(async () => settleSignIn(true))
    expect(saved().at(-1)).toBe('Ring after six!')
    expect(screen.getByRole('status')).toHaveTextContent('Saved')

    await user().type(screen.getByRole('textbox'), '!')
    await pass(800)
    expect(asked()).toBe(true)
    act(() => settleSignIn(false))
    await pass(0)

    await user().click(screen.getByRole('button', { name: 'Sign in' }))
    await pass(0)
    expect(asked()).toBe(true)
    save.mockResolvedValue(success)
    act(() => settleSignIn(true))
    await pass(0)
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
    expect({ ...sessionStorage }).toEqual({})
  })
})

/** In place of the dialog. */
function Asked() {
  useEffect(() => attachSignInHost(), [])
  return useIsSigningIn() ? <p>Asked</p> : null
}
