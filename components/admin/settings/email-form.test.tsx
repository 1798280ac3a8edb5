import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeEmail } from '@/lib/auth/account-actions'
import { EmailForm } from './email-form'

jest.mock('@/lib/auth/account-actions', () => ({ changeEmail: jest.fn() }))

it('says at the field that the current password is wrong, and keeps the address', async () => {
  jest.mocked(changeEmail).mockResolvedValue({
    status: 'error',
    message: 'Failed to update email',
    fieldErrors: { current_password: 'This is not your current password' },
  })
  render(<EmailForm current="ann@example.com" />)
  await userEvent.type(screen.getByLabelText(/^New email/), 'new@example.com')
  const password = screen.getByLabelText(/^Current password/)
  await userEvent.type(password, 'not-it')
  await userEvent.click(screen.getByRole('button', { name: 'Update email' }))
  expect(Object.fromEntries(jest.mocked(changeEmail).mock.calls[0]?.[0] as FormData)).toMatchObject(
    { email: 'new@example.com', current_password: 'not-it' },
  )
  await waitFor(() => expect(password).toHaveFocus())
  expect(password).toHaveAccessibleDescription('This is not your current password')
  expect(screen.getByLabelText(/^New email/)).toHaveValue('new@example.com')
})
