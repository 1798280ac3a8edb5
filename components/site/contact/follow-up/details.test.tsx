import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addEnquiryDetails } from '@/lib/enquiries/actions'
import { FollowUpDetails } from './details'

jest.mock('@/lib/enquiries/actions', () => ({ addEnquiryDetails: jest.fn() }))
const add = jest.mocked(addEnquiryDetails)
const save = () => userEvent.click(screen.getByRole('button'))

beforeEach(() => {
  add.mockReset()
  jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<FollowUpDetails token="token" />)
})

test('postcode and time are saved; a later change takes the word back', async () => {
  add.mockResolvedValue({ status: 'success', message: 'Saved. Thank you.' })
  await userEvent.type(screen.getByLabelText('Postcode'), 'sr1 3nr')
  await userEvent.selectOptions(screen.getByLabelText('Best time to call'), 'Evening')
  await save()
  expect(add).toHaveBeenCalledWith({ token: 'token', postcode: 'sr1 3nr', bestTime: 'evening' })
  expect(await screen.findByText('Saved. Thank you.')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Postcode'), 'x')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('while saving, the button keeps the focus and takes no second press', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof add>>>()
  add.mockReturnValue(promise)
  await save()
  const button = screen.getByRole('button', { name: 'Saving...' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toBeEnabled()
  await save()
  expect(add).toHaveBeenCalledTimes(1)
  await act(async () => resolve({ status: 'success', message: 'Saved. Thank you.' }))
  expect(button).toHaveTextContent('Save')
  expect(button).toHaveFocus()
})

test('what is no postcode is told beside the field and not sent', async () => {
  await userEvent.type(screen.getByLabelText('Postcode'), 'Sunderland')
  await save()
  expect(screen.getByLabelText('Postcode')).toHaveFocus()
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(/full UK postcode/)
  expect(add).not.toHaveBeenCalled()
})

test.each([
  ['a broken line', () => add.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  [
    'a refusal',
    () => add.mockResolvedValueOnce({ status: 'error', message: "We couldn't save this." }),
  ],
])('after %s the text stays and can be sent again', async (_, fault) => {
  fault()
  await userEvent.type(screen.getByLabelText('Postcode'), 'SR1 3NR')
  await save()
  expect(await screen.findByText(/We couldn't save this/)).toBeVisible()
  expect(screen.getByLabelText('Postcode')).toHaveValue('SR1 3NR')
  add.mockResolvedValue({ status: 'success', message: 'Saved. Thank you.' })
  await save()
  expect(await screen.findByText('Saved. Thank you.')).toBeVisible()
})
