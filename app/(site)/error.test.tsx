import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SiteError from './error'

test('offers another try, and logs the cause without showing it', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const retry = jest.fn()
  const cause = new Error('password of the database')
  const { container } = render(<SiteError error={cause} retry={retry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith(expect.stringContaining(cause.message))
  expect(container).not.toHaveTextContent('password')
  log.mockRestore()
})

test('shows the reference under which the server logged the fault', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const fault = Object.assign(new Error('x'), { digest: '1234567890' })
  render(<SiteError error={fault} retry={() => {}} />)
  expect(screen.getByText('Reference 1234567890')).toBeInTheDocument()
  log.mockRestore()
})
