import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './password-field'

it('shows what was typed, and hides it again', async () => {
  render(<PasswordField name="password" label="Password" required />)
  const field = screen.getByLabelText(/Password/)
  await userEvent.type(field, 'Secret-1')
  expect(field).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show what you typed' }))
  expect(field).toHaveAttribute('type', 'text')
  expect(field).toHaveValue('Secret-1')
  await userEvent.click(screen.getByRole('button', { name: 'Hide what you typed' }))
  expect(field).toHaveAttribute('type', 'password')
})
