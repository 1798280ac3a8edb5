import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LogoForm } from './logo-form'

jest.mock('@/lib/profile/actions', () => ({ removeLogo: jest.fn() }))
jest.mock('./send-logo', () => ({ sendLogo: jest.fn() }))

it('gives the focus back to the choice of a file where that is taken back', async () => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => {}
  render(<LogoForm current={null} />)
  const choice = screen.getByLabelText('Choose a logo')
  await userEvent.upload(choice, new File(['x'], 'logo.png', { type: 'image/png' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Choose a logo')).toHaveFocus()
})
