import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from '@/components/ui/toast'
import { removeLogo, saveLogo } from '@/lib/profile/actions'
import { answerWell, discard, finish, photo, request, transport } from '@/tests/unit/fake-uploads'
import { UploadFailure } from '../../uploads/upload-failure'
import { LogoForm } from './logo-form'

jest.mock('@/lib/profile/actions', () => ({ removeLogo: jest.fn(), saveLogo: jest.fn() }))
jest.mock('@/lib/media/actions', () => ({
  requestUpload: jest.fn(),
  finishUpload: jest.fn(),
  discardUploads: jest.fn(),
}))
jest.mock('@/components/ui/toast')
jest.mock('../../uploads/transport')
jest.mock('../../uploads/video-poster')

const SAVED = { status: 'success', message: 'Logo updated successfully' } as const
const button = (name: string) => screen.getByRole('button', { name })
const announcedIds = () => request.mock.calls.map(([input]) => (input as { id: string }).id)
const alertText = () => screen.getByRole('alert').textContent

beforeEach(() => {
  jest.resetAllMocks()
  answerWell()
  jest.mocked(saveLogo).mockResolvedValue(SAVED)
})
afterEach(() => jest.restoreAllMocks())

async function choose(file = photo('logo.png', 10, 'image/png')) {
  render(<LogoForm current={null} />)
  await userEvent.upload(screen.getByLabelText('Choose a logo'), file)
}

it('gives the focus back to the choice of a file after Cancel', async () => {
  await choose()
  await userEvent.click(button('Cancel'))
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Choose a logo')).toHaveFocus()
  expect(discard).not.toHaveBeenCalled()
})

it('gives the focus to the choice of a file once the logo is removed', async () => {
  jest.mocked(removeLogo).mockResolvedValue({ status: 'success', message: 'Removed' })
  const { rerender } = render(<LogoForm current="/logo.png" />)
  await userEvent.click(button('Remove logo'))
  await act(async () => button('Remove').click())
  rerender(<LogoForm current={null} />)
  expect(screen.getByLabelText('Choose a logo')).toHaveFocus()
})

it('sends nothing before it is saved, then sends and saves it', async () => {
  await choose()
  expect(request).not.toHaveBeenCalled()
  await userEvent.click(button('Save logo'))
  await waitFor(() =>
    expect(toast).toHaveBeenCalledWith({ id: 'logo', kind: 'success', message: SAVED.message }),
  )
  const [id] = announcedIds()
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({ projectId: null, purpose: 'logo' }),
  )
  expect(saveLogo).toHaveBeenCalledWith({ id })
  expect(screen.queryByRole('button', { name: 'Save logo' })).not.toBeInTheDocument()
  expect(discard).not.toHaveBeenCalled()
})

it('says why it was not saved, and Save tries again with the same upload', async () => {
  transport.mockRejectedValueOnce(new UploadFailure('lost'))
  await choose()
  await userEvent.click(button('Save logo'))
  expect(alertText()).toBe('Failed to update logo')
  await userEvent.click(button('Save logo'))
  await waitFor(() => expect(saveLogo).toHaveBeenCalledTimes(1))
  expect(announcedIds()).toHaveLength(2)
  expect(new Set(announcedIds()).size).toBe(1)
})

it('saves what was sent without sending it again', async () => {
  jest.mocked(saveLogo).mockResolvedValueOnce({ status: 'error', message: 'Failed to update logo' })
  await choose()
  await userEvent.click(button('Save logo'))
  expect(alertText()).toBe('Failed to update logo')
  await userEvent.click(button('Save logo'))
  await waitFor(() => expect(saveLogo).toHaveBeenCalledTimes(2))
  expect([request, transport, finish].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

it('sends a file again that the server no longer has', async () => {
  const gone = { status: 'error', code: 'file-gone', message: 'Please choose it again.' } as const
  jest.mocked(saveLogo).mockResolvedValueOnce(gone)
  await choose()
  await userEvent.click(button('Save logo'))
  expect(alertText()).toBe('Please choose it again.')
  await userEvent.click(button('Save logo'))
  await waitFor(() => expect(saveLogo).toHaveBeenCalledTimes(2))
  expect(transport).toHaveBeenCalledTimes(2)
})

it('says that it waits for a connection, and can be cancelled meanwhile', async () => {
  transport.mockImplementation((_file, { signal, report }) => {
    report({ type: 'paused' })
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await choose()
  await userEvent.click(button('Save logo'))
  expect(screen.getByRole('status')).toHaveTextContent('Waiting for signal')
  await userEvent.click(button('Cancel'))
  await waitFor(() => expect(discard).toHaveBeenCalledTimes(1))
  expect(alertText()).toBe('')
  expect(screen.getByText('No logo yet')).toBeVisible()
  expect(saveLogo).not.toHaveBeenCalled()
})

it('names a file that is no logo and keeps the one chosen before', async () => {
  await choose()
  const pdf = photo('plan.pdf', 10, 'application/pdf')
  await userEvent.upload(screen.getByLabelText('Choose another'), pdf, { applyAccept: false })
  expect(alertText()).toBe('Please upload an image file')
  expect(screen.getByText('logo.png')).toBeVisible()
})

it('removes the logo after a question', async () => {
  jest.mocked(removeLogo).mockResolvedValue(SAVED)
  render(<LogoForm current="/logo.png" />)
  await userEvent.click(button('Remove logo'))
  await act(async () => button('Remove').click())
  expect(removeLogo).toHaveBeenCalledTimes(1)
})
