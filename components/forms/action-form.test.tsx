import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { ActionForm, FormMessage } from './action-form'
import { TextField } from './field'
import { SubmitButton } from './submit-button'

function setUp(action: (input: unknown) => Promise<ActionState<string>>) {
  const onSuccess = jest.fn()
  render(
    <ActionForm
      action={action}
      failure="Failed to save"
      complete={(form) => form.set('added', 'yes')}
      onSuccess={onSuccess}
      label="Test"
    >
      {(state, pending) => (
        <>
          <TextField name="title" label="Title" error={state.fieldErrors?.title} />
          <FormMessage state={state} />
          <SubmitButton pending={pending} busy="Saving...">
            Save
          </SubmitButton>
        </>
      )}
    </ActionForm>,
  )
  return { onSuccess }
}

async function fillAndSend() {
  await userEvent.type(screen.getByLabelText('Title'), 'Bay window')
  await userEvent.click(screen.getByRole('button'))
}

beforeEach(() => takeToasts())

it('sends the fields and what was added, and hands the answer on', async () => {
  const action = jest.fn(
    async (_: unknown): Promise<ActionState<string>> => ({
      status: 'success',
      message: 'Saved',
      data: 'here',
    }),
  )
  const { onSuccess } = setUp(action)
  await fillAndSend()
  expect(Object.fromEntries(action.mock.calls[0]?.[0] as FormData)).toEqual({
    title: 'Bay window',
    added: 'yes',
  })
  expect(onSuccess).toHaveBeenCalledWith('here')
  expect(takeToasts()).toEqual([{ id: 'Test', kind: 'success', message: 'Saved' }])
})

it('empties saved passwords, and leaves the focus where it is', async () => {
  render(
    <ActionForm action={async () => ({ status: 'success' })} failure="Failed" label="Test">
      {() => (
        <>
          <TextField name="title" label="Title" />
          <TextField name="secret" label="Secret" type="password" />
        </>
      )}
    </ActionForm>,
  )
  await userEvent.type(screen.getByLabelText('Title'), 'Bay window')
  await userEvent.type(screen.getByLabelText('Secret'), 'hidden-word')
  act(() => screen.getByRole<HTMLFormElement>('form').requestSubmit())
  await waitFor(() => expect(screen.getByLabelText('Secret')).toHaveValue(''))
  expect(screen.getByLabelText('Secret')).toHaveFocus()
  expect(screen.getByLabelText('Title')).toHaveValue('Bay window')
})

it('keeps what was typed and moves to the first field that is wrong', async () => {
  setUp(async () => ({ status: 'error', fieldErrors: { title: 'Too short' } }))
  await fillAndSend()
  const field = screen.getByLabelText('Title')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Too short'))
  expect(field).toHaveValue('Bay window')
  await waitFor(() => expect(field).toHaveFocus())
})

it('turns an answer that never came into an error, with nothing lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  setUp(async () => {
    throw new TypeError('Failed to fetch')
  })
  await fillAndSend()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save')
  expect(screen.getByLabelText('Title')).toHaveValue('Bay window')
  expect(takeToasts()).toEqual([{ id: 'Test', kind: 'error', message: 'Failed to save' }])
})

it('does not repeat in a toast what the form shows', async () => {
  render(
    <ActionForm
      action={async () => ({ status: 'error', message: 'Too many links' })}
      failure="Failed"
      showsAnswer
      label="Test"
    >
      {(state, pending) => (
        <>
          <FormMessage state={state} />
          <SubmitButton pending={pending} busy="Sending...">
            Send
          </SubmitButton>
        </>
      )}
    </ActionForm>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many links')
  expect(takeToasts()).toEqual([])
})

it('says at the field alone what is wrong with it', async () => {
  const problem = 'New passwords do not match'
  setUp(async () => ({ status: 'error', message: problem, fieldErrors: { title: problem } }))
  await fillAndSend()
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(problem))
  expect(screen.getAllByText(problem)).toHaveLength(1)
})
