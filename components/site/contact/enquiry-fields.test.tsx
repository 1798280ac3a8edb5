import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { toast } from '@/components/ui/toast'
import { loadDraft } from '@/lib/enquiries/draft'
import {
  answerLater,
  button,
  FAILED,
  failure,
  field,
  fillIn,
  form,
  posted,
  SENT,
  send,
  setUp,
  submit,
  success,
  typed,
  verify,
} from '@/tests/unit/enquiry-form'

jest.mock('@/lib/enquiries/actions', () => ({ sendEnquiry: jest.fn() }))
jest.mock('@/components/ui/toast', () => ({ toast: jest.fn() }))
jest.mock('./form-token', () => ({
  requestFormToken: async () => {},
  matureFormToken: jest.fn(async () => 'token'),
}))
jest.mock('@/components/ui/reload-page', () => ({ reloadPage: jest.fn() }))

beforeEach(setUp)
afterEach(() => jest.restoreAllMocks())

describe('the button', () => {
  test('waits in the HTML for the script, then for the human check', async () => {
    const html = renderToString(form())
    expect(html).toContain('Late note')
    expect(html).toMatch(/<button[^>]* disabled=""/)
    render(form())
    expect(screen.queryByText('Late note')).toBeNull()
    expect(button()).toBeDisabled()
    await verify()
    expect(button()).toBeEnabled()
    expect(button()).toHaveTextContent('Get Free Quote')
  })

  test('says what is missing until the human check is done', async () => {
    render(form())
    expect(button()).toHaveAccessibleDescription('Slide to verify first')
    await verify()
    expect(button()).toHaveAccessibleDescription('')
  })

  test('says so while sending, and takes no second press', async () => {
    const answer = answerLater()
    const { container } = render(form())
    fillIn()
    await verify()
    await submit()
    expect(button()).toBeDisabled()
    expect(button()).toHaveTextContent('Sending...')
    expect(screen.getByRole('slider')).toHaveAttribute('aria-disabled', 'true')
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    expect(send).toHaveBeenCalledTimes(1)
    await act(async () => answer(success))
    expect(button()).toHaveTextContent('Get Free Quote')
  })

  test('bypassed without the check, nothing is sent', () => {
    const { container } = render(form())
    fireEvent.submit(container.querySelector('form') as HTMLFormElement)
    expect(toast).toHaveBeenCalledWith({
      id: 'enquiry',
      kind: 'error',
      message: 'Please verify you are human',
    })
    expect(send).not.toHaveBeenCalled()
  })
})

describe('problems', () => {
  test('stand at their fields, the first gets the focus, what was typed stays', async () => {
    render(form())
    await userEvent.type(field('Email'), 'not an address')
    await userEvent.type(field('Message'), 'Half a message')
    await verify()
    await submit()
    expect(field('Name')).toHaveFocus()
    expect(field('Name')).toHaveAccessibleDescription('Please enter your name')
    expect(field('Email')).toHaveAccessibleDescription(/valid email address/)
    expect(field('Project Type')).toHaveAccessibleDescription('Please choose a project type')
    for (const label of ['Name', 'Email', 'Project Type']) expect(field(label)).toBeInvalid()
    expect(field('Message')).toBeValid()
    expect(field('Message')).toHaveValue('Half a message')
    expect(send).not.toHaveBeenCalled()
  })

  test('go as soon as they are mended, without moving the focus', async () => {
    render(form())
    await verify()
    await submit()
    await userEvent.type(field('Name'), 'Ann')
    expect(field('Name')).toHaveAccessibleDescription('')
    expect(field('Name')).toBeValid()
    expect(field('Name')).toHaveFocus()
    expect(field('Email')).toBeInvalid()
  })

  test('found by the server alone are shown the same way', async () => {
    send.mockResolvedValue({ status: 'error', fieldErrors: { phone: 'No such number' } })
    render(form())
    fillIn()
    await verify()
    await submit()
    await waitFor(() => expect(field('Phone')).toHaveFocus())
    expect(field('Phone')).toHaveAccessibleDescription('No such number')
    expect(toast).not.toHaveBeenCalled()
  })

  test('of no field at all are a failure', async () => {
    send.mockResolvedValue({ status: 'error', fieldErrors: { id: 'Invalid UUID' } })
    render(form())
    fillIn()
    await verify()
    await submit()
    expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'error', message: FAILED })
  })
})

test('a success gives the form’s place to what happens next, with a way to send another', async () => {
  send.mockResolvedValue(success)
  render(form('conservatory'))
  fillIn()
  await verify()
  await submit()
  expect(toast).toHaveBeenCalledWith({ id: 'enquiry', kind: 'success', message: SENT })
  expect(posted(0)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    name: 'Ann Lowes',
    email: 'ann@example.com',
    phone: '',
    projectType: 'replacement',
    message: 'Two sash windows.',
    homepage: '',
    token: 'token',
    verified: true,
  })
  await waitFor(() => expect(screen.getByText('Sent note, by email')).toHaveFocus())
  expect(screen.queryByRole('form')).toBeNull()
  expect(loadDraft()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }))
  expect(screen.queryByText(/Sent note/)).toBeNull()
  expect(field('Name')).toHaveFocus()
  for (const label of Object.keys(typed)) expect(field(label)).toHaveValue('')
  expect(field('Project Type')).toHaveValue('conservatory')
  expect(button()).toBeDisabled()
})

test('only who gave a number is told of a call', async () => {
  send.mockResolvedValue(success)
  render(form())
  fillIn()
  fireEvent.input(field('Phone'), { target: { value: '0191 498 0100' } })
  await verify()
  await submit()
  expect(screen.getByText('Sent note')).toBeVisible()
})

test('people do not meet the trap, robots do', async () => {
  send.mockResolvedValue(success)
  const { container } = render(form())
  const trap = container.querySelector<HTMLInputElement>('[name=homepage]') as HTMLInputElement
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
  expect(trap).toHaveAttribute('tabindex', '-1')
  fillIn()
  fireEvent.input(trap, { target: { value: 'https://spam.example' } })
  await verify()
  await submit()
  expect(posted(0).homepage).toBe('https://spam.example')
})

test('the type that the page chose is preselected, and another may be chosen', async () => {
  send.mockResolvedValue(success)
  render(form('conservatory'))
  expect(field('Project Type')).toHaveValue('conservatory')
  fillIn('custom')
  await verify()
  await submit()
  expect(posted(0).projectType).toBe('custom')
})

test('a failure leaves whoever went on to another field where they are', async () => {
  const answer = answerLater()
  render(form())
  fillIn()
  await verify()
  await submit()
  await userEvent.click(field('Phone'))
  await act(async () => answer(failure))
  expect(screen.getByText('Failed note')).toBeVisible()
  expect(field('Phone')).toHaveFocus()
})

test('what is typed while it is on its way is a message of its own', async () => {
  const answer = answerLater()
  render(form())
  fillIn()
  await verify()
  await submit()
  await userEvent.type(field('Message'), ' And a door.')
  await act(async () => answer(success))
  expect(field('Message')).toHaveValue('Two sash windows. And a door.')
  expect(field('Message')).toHaveFocus()
  expect(loadDraft()?.values.message).toBe('Two sash windows. And a door.')
  send.mockResolvedValueOnce(success)
  await verify()
  await submit()
  expect(posted(1).id).not.toBe(posted(0).id)
})
