import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionForm } from '@/components/forms/action-form'
import { TextField } from '@/components/forms/field'
import { reauthenticate, settleSignIn } from '@/components/forms/reauthenticate'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { signIn } from '@/lib/auth/actions'
import { enterSignInCode } from '@/lib/auth/factor/actions'
import { readOwner } from '@/lib/auth/read-owner'
import { flashText } from '@/lib/flash'
import { SignInHost } from './sign-in-host'

jest.mock('@/lib/auth/actions', () => ({ signIn: jest.fn() }))
jest.mock('@/lib/auth/factor/actions', () => ({ enterSignInCode: jest.fn() }))
jest.mock('@/lib/auth/read-owner', () => ({ readOwner: jest.fn() }))
const replace = jest.fn()
jest.mock('@/components/forms/leave', () => ({
  LEAVING: 'app:leaving',
  leaveTo: (path: string) => replace(path),
}))

const SIGNED_OUT = { status: 'error', message: 'Failed', code: 'signed-out' } as const
const SAVED: ActionState<string> = { status: 'success', data: 'saved' }
const welcome = { status: 'success', data: { to: '/dashboard', userId: 'ann' } } as const
const REFUSED = 'Failed to sign in. Please check your credentials.'
const ann = { id: 'ann', email: 'ann@example.com' }

let now = 0
beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
  jest.mocked(readOwner).mockResolvedValue(null)
  jest.mocked(signIn).mockResolvedValue(welcome)
  // Long after the Cancel of another test.
  now += 1_000_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
// Only a sign-in as another account leaves one open.
afterEach(() => act(() => settleSignIn(false)))

/** An action that is signed out until somebody signs in. */
const actionOf = (...answers: ActionState<string>[]) => {
  const action = jest.fn(async (_: unknown): Promise<ActionState<string>> => SAVED)
  for (const answer of answers) action.mockResolvedValueOnce(answer)
  return action
}
const call = (action = actionOf(SIGNED_OUT), isQueued = false) => {
  const answer = jest.fn()
  void runOwnerAction(action, { id: 1 }, 'No answer', isQueued).then(answer)
  return { action, answer }
}
const dialog = () => screen.findByRole('dialog', { name: "You've been signed out" })
const closed = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
const submit = async (password = 'secret') => {
  await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('signs in over the page and sends the call once more', async () => {
  render(<SignInHost owner={ann} />)
  const { action, answer } = call()
  expect(await dialog()).toHaveAccessibleDescription('Sign in to carry on.')
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ann@example.com')
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username')
  const password = screen.getByLabelText(/^Password/)
  expect(password).toHaveAttribute('autocomplete', 'current-password')
  expect(password).toHaveFocus()
  expect(screen.getByRole('link', { name: /^Forgotten/ })).toHaveAttribute('target', '_blank')
  expect(answer).not.toHaveBeenCalled()

  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it
  document.cookie = flashText({ kind: 'success', message: 'Welcome back!' })
  await submit()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(SAVED))
  const sent = jest.mocked(signIn).mock.calls[0]?.[0] as FormData
  expect(Object.fromEntries(sent)).toEqual({ email: 'ann@example.com', password: 'secret' })
  expect(action.mock.calls).toEqual([[{ id: 1 }], [{ id: 1 }]])
  closed()
  expect(takeToasts()).toEqual([{ id: 'signed-out', kind: 'success', message: 'Welcome back!' }])
  expect(document.cookie).toBe('')
})

describe('with a second factor', () => {
  const CODE = /^Code from your authenticator app/
  const half = {
    status: 'success',
    data: { to: '/bodhi/code', userId: 'ann', asksCode: true },
  } as const
  const wrong = { status: 'error', message: 'Failed', fieldErrors: { code: 'Not right' } } as const
  const type = async (code: string) => {
    await userEvent.clear(screen.getByLabelText(CODE))
    await userEvent.type(screen.getByLabelText(CODE), code)
    await press('Sign in')
  }
  beforeEach(() => jest.mocked(signIn).mockResolvedValue(half))

  it('asks for the code after the password, until it is right', async () => {
    render(<SignInHost owner={ann} />)
    const { answer } = call()
    const element = await dialog()
    await submit()
    expect(await screen.findByLabelText(CODE)).toHaveFocus()
    expect(element).toHaveAccessibleDescription('Enter your code to carry on.')
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    expect(answer).not.toHaveBeenCalled()

    jest.mocked(enterSignInCode).mockResolvedValueOnce(wrong).mockResolvedValueOnce(welcome)
    await type('111111')
    const field = screen.getByLabelText(CODE)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Not right'))
    expect(field).toHaveFocus()
    await type('222222')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(SAVED))
    const sent = jest.mocked(enterSignInCode).mock.calls[1]?.[0] as FormData
    expect(Object.fromEntries(sent)).toEqual({ code: '222222' })
    closed()
  })

  it('starts with the password again where the sign-in has run out', async () => {
    render(<SignInHost owner={ann} />)
    call()
    await dialog()
    await submit()
    await screen.findByLabelText(CODE)
    const over = { status: 'error', message: 'Run out', code: 'signed-out' } as const
    jest.mocked(enterSignInCode).mockResolvedValueOnce(over)
    await type('111111')
    expect(await screen.findByLabelText(/^Password/)).toHaveAccessibleDescription('Run out')
  })

  it('sends no call after Cancel', async () => {
    render(<SignInHost owner={ann} />)
    const { action, answer } = call()
    await dialog()
    await submit()
    await screen.findByLabelText(CODE)
    await press('Cancel')
    await waitFor(() => expect(answer).toHaveBeenCalledWith(SIGNED_OUT))
    expect(action).toHaveBeenCalledTimes(1)
    closed()
  })
})

it('sends it once more only', async () => {
  render(<SignInHost owner={ann} />)
  const { action, answer } = call(actionOf(SIGNED_OUT, SIGNED_OUT))
  await dialog()
  await submit()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(SIGNED_OUT))
  expect(action).toHaveBeenCalledTimes(2)
  closed()
})

it('asks once for several calls, and holds those that come meanwhile', async () => {
  render(<SignInHost owner={ann} />)
  const calls = [call(), call()]
  await dialog()
  const late = call(actionOf())
  await act(async () => {})
  expect(late.action).not.toHaveBeenCalled()
  await submit()
  for (const { answer } of [...calls, late]) {
    await waitFor(() => expect(answer).toHaveBeenCalledWith(SAVED))
  }
  expect(signIn).toHaveBeenCalledTimes(1)
  expect(late.action).toHaveBeenCalledTimes(1)
})

it.each(['Cancel', 'Escape'])('answers every call with its own failure on %s', async (way) => {
  render(<SignInHost owner={ann} />)
  const calls = [call(), call()]
  const element = await dialog()
  if (way === 'Cancel') await press('Cancel')
  else act(() => void element.dispatchEvent(new Event('cancel', { cancelable: true })))
  for (const { action, answer } of calls) {
    await waitFor(() => expect(answer).toHaveBeenCalledWith(SIGNED_OUT))
    expect(action).toHaveBeenCalledTimes(1)
  }
  closed()
  expect(replace).not.toHaveBeenCalled()
})

it('does not ask again for the rest of a queue, but for the next press', async () => {
  render(<SignInHost owner={ann} />)
  call()
  await dialog()
  await press('Cancel')
  for (const _ of [1, 2, 3]) {
    now += 1000
    const { answer } = call(actionOf(SIGNED_OUT), true)
    await waitFor(() => expect(answer).toHaveBeenCalledWith(SIGNED_OUT))
    closed()
  }
  call()
  await dialog()
  await press('Cancel')
  now += 2000
  call(actionOf(SIGNED_OUT), true)
  await dialog()
})

it.each([
  ['a wrong password, or the throttle', { status: 'error', message: REFUSED } as const, REFUSED],
  [
    'an outage',
    new TypeError('Failed to fetch'),
    'Failed to sign in. We could not reach the sign-in service. Please try again.',
  ],
])('tells %s at the field, and lets them try again', async (_, first, message) => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  if (first instanceof Error) jest.mocked(signIn).mockRejectedValueOnce(first)
  else jest.mocked(signIn).mockResolvedValueOnce(first)
  render(<SignInHost owner={ann} />)
  const { answer } = call()
  await dialog()
  await submit('slip')
  const password = screen.getByLabelText(/^Password/)
  await waitFor(() => expect(password).toHaveAccessibleDescription(message))
  expect(password).toBeInvalid()
  expect(password).toHaveFocus()
  expect(answer).not.toHaveBeenCalled()
  await userEvent.clear(password)
  await submit()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(SAVED))
})

it.each([
  ['here', () => submit()],
  ['in another tab', async () => void window.dispatchEvent(new Event('focus'))],
])('loads the page for another account that signs in %s, and sends nothing', async (_, enter) => {
  jest.mocked(signIn).mockResolvedValue({ ...welcome, data: { to: '/', userId: 'bob' } })
  jest.mocked(readOwner).mockResolvedValue({ id: 'bob', unread: 0 })
  render(<SignInHost owner={ann} />)
  const { action, answer } = call()
  const element = await dialog()
  const late = call()
  await enter()
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/'))
  await act(async () => void element.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(answer).not.toHaveBeenCalled()
  expect(action).toHaveBeenCalledTimes(1)
  expect(late.action).not.toHaveBeenCalled()
})

it('carries on after a sign-in in another tab', async () => {
  render(<SignInHost owner={ann} />)
  const { answer } = call()
  await dialog()
  window.dispatchEvent(new Event('focus'))
  await act(async () => {})
  await dialog()
  jest.mocked(readOwner).mockResolvedValue({ id: 'ann', unread: 0 })
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(answer).toHaveBeenCalledWith(SAVED))
  expect(signIn).not.toHaveBeenCalled()
  closed()
})

it('shows a refused password over a form whose own call is pending', async () => {
  const action = actionOf(SIGNED_OUT)
  const onSuccess = jest.fn()
  render(
    <>
      <ActionForm action={action} failure="Failed" onSuccess={onSuccess} label="Name">
        {() => (
          <>
            <TextField name="title" label="Title" />
            <button type="submit">Save</button>
          </>
        )}
      </ActionForm>
      <SignInHost owner={ann} />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Title'), 'Bay window')
  await press('Save')
  await dialog()
  jest.mocked(signIn).mockResolvedValueOnce({ status: 'error', message: REFUSED })
  await submit('slip')
  expect(await screen.findByText(REFUSED)).toBeVisible()
  await submit()
  await waitFor(() => expect(onSuccess).toHaveBeenCalledWith('saved'))
  expect(screen.getByLabelText('Title')).toHaveValue('Bay window')
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()
  const sent = action.mock.calls.map(([fields]) => Object.fromEntries(fields as FormData))
  expect(sent).toEqual([{ title: 'Bay window' }, { title: 'Bay window' }])
})

it('is a plain failure where nothing can show the dialog', async () => {
  expect(await reauthenticate()).toBe(false)
  const { unmount } = render(<SignInHost owner={ann} />)
  const { answer } = call()
  await dialog()
  unmount()
  await waitFor(() => expect(answer).toHaveBeenCalledWith(SIGNED_OUT))
})

it('keeps a cancelled sign-in waiting until its answer is known', async () => {
  let finish = (_: Awaited<ReturnType<typeof signIn>>) => {}
  jest.mocked(signIn).mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
  render(<SignInHost owner={ann} />)
  const { answer } = call()
  const element = await dialog()
  await submit()
  act(() => void element.dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(answer).not.toHaveBeenCalled()
  await act(async () => finish({ status: 'error', message: REFUSED }))
  expect(answer).toHaveBeenCalledWith(SIGNED_OUT)
})
