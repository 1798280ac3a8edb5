import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { remindOfEnquiry, removeEnquiryReminder } from '@/lib/enquiries/actions'
import { Reminder } from './reminder'

jest.mock('@/lib/enquiries/actions', () => ({
  remindOfEnquiry: jest.fn(),
  removeEnquiryReminder: jest.fn(),
}))
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_rethrow: () => {} }))

const reminder = (day: string | null) => <Reminder id="x" day={day} today="2026-11-20" />
const field = () => screen.getByLabelText('Remind me on')
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
})

it('keeps the day where setting it failed', async () => {
  jest.mocked(remindOfEnquiry).mockResolvedValue({ status: 'error' })
  render(reminder(null))
  await userEvent.type(field(), '2026-11-23')
  await userEvent.click(button('Remind me'))
  expect(remindOfEnquiry).toHaveBeenCalledWith({ id: 'x', remind_on: '2026-11-23' })
  expect(takeToasts()).toMatchObject([{ kind: 'error', message: 'Failed to set the reminder' }])
  expect(field()).toHaveValue('2026-11-23')
})

it('keeps the focus while it is set, and in its place once it is', async () => {
  let answer = (_: ActionState<never>) => {}
  jest.mocked(remindOfEnquiry).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  const { rerender } = render(reminder(null))
  await userEvent.type(field(), '2026-11-23')
  await userEvent.click(button('Remind me'))
  expect(button('Saving...')).toHaveFocus()
  // A browser takes the focus off a disabled button.
  expect(button('Saving...')).toBeEnabled()
  await act(async () => answer({ status: 'success', message: 'Reminder saved' }))
  rerender(reminder('2026-11-23'))
  expect(screen.getByRole('group', { name: 'Reminder' })).toHaveFocus()
})

it('keeps the focus where removing it failed, and in its place once it is removed', async () => {
  jest.mocked(removeEnquiryReminder).mockResolvedValueOnce({ status: 'error' })
  const { rerender } = render(reminder('2026-11-23'))
  await userEvent.click(button('Remove reminder'))
  expect(takeToasts()).toMatchObject([{ kind: 'error', message: 'Failed to remove the reminder' }])
  expect(button('Remove reminder')).toHaveFocus()

  const message = 'Reminder removed'
  jest.mocked(removeEnquiryReminder).mockResolvedValueOnce({ status: 'success', message })
  await userEvent.click(button('Remove reminder'))
  expect(removeEnquiryReminder).toHaveBeenLastCalledWith({ id: 'x' })
  expect(takeToasts()).toMatchObject([{ kind: 'success', message }])
  rerender(reminder(null))
  expect(screen.getByRole('group', { name: 'Reminder' })).toHaveFocus()
})
