import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HEIC_PHOTO, UNPLAYABLE_VIDEO } from '@/lib/media/words'
import { TotalProgress } from './total-progress'
import type { UploadItem } from './types'
import { UploadTile } from './upload-tile'

const uploads = { retry: jest.fn(), shrink: jest.fn(), remove: jest.fn() }
const sending: UploadItem = {
  id: 'u1',
  purpose: 'before',
  name: 'bay.jpg',
  size: 100,
  preview: 'blob:1',
  status: 'sending',
  progress: 0.457,
  problem: null,
  canRetry: false,
  canShrink: false,
  posterId: null,
  result: null,
}
const tile = (item: UploadItem) => <UploadTile item={item} label="Before image" uploads={uploads} />
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => jest.clearAllMocks())

test('shows the picture and how far it is', async () => {
  render(tile(sending))
  expect(screen.getByRole('img', { name: 'Before image' })).toHaveAttribute('src', 'blob:1')
  expect(screen.getByText('Uploading 45 %')).toBeVisible()
  const bar = screen.getByRole('progressbar', { name: 'Uploading bay.jpg' })
  expect(bar).toHaveAttribute('aria-valuenow', '45')
  await userEvent.click(button('Cancel before image'))
  expect(uploads.remove).toHaveBeenCalledWith('u1')
})

test('says so where the file cannot be shown, until it can', () => {
  const { rerender } = render(tile(sending))
  fireEvent.error(screen.getByRole('img', { name: 'Before image' }))
  expect(screen.getByText('No preview')).toBeVisible()
  rerender(tile({ ...sending, status: 'ready', preview: '/checked.jpg' }))
  expect(screen.getByRole('img', { name: 'Before image' })).toHaveAttribute('src', '/checked.jpg')
})

test('is heard at each step, and not at each percent', () => {
  const { rerender } = render(tile(sending))
  const heard = screen.getByRole('status')
  expect(heard).toHaveTextContent('Before image: Uploading')
  rerender(tile({ ...sending, progress: 0.9 }))
  expect(heard.textContent).toBe('Before image: Uploading')
  rerender(tile({ ...sending, progress: 1, status: 'checking' }))
  expect(heard.textContent).toBe('Before image: Checking…')
  rerender(tile({ ...sending, status: 'ready' }))
  expect(heard.textContent).toBe('Before image: Ready')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(button('Remove before image')).toBeVisible()
})

test('a failure says why, and offers what can help', async () => {
  const problem = 'Failed to upload before image. Please try again.'
  const { rerender } = render(tile({ ...sending, status: 'failed', problem, canRetry: true }))
  expect(screen.getByText(problem)).toBeVisible()
  await userEvent.click(button('Try again'))
  expect(uploads.retry).toHaveBeenCalledWith('u1')
  // The pressed button is gone with the failure.
  rerender(tile(sending))
  expect(button('Cancel before image')).toHaveFocus()
})

test('says that it waits for a connection, and can be cancelled meanwhile', () => {
  const { rerender } = render(tile({ ...sending, status: 'paused' }))
  expect(screen.getByText('Waiting for signal')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Before image: Waiting for signal')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
  expect(button('Cancel before image')).toBeVisible()
  rerender(<TotalProgress totals={{ progress: 0.4, busy: 2, failed: 0, isPaused: true }} />)
  expect(screen.getByText('Waiting for signal…')).toBeVisible()
})

test('a video that is too large can be made smaller, and says so', async () => {
  const problem = 'Video size should be less than 100MB'
  const { rerender } = render(tile({ ...sending, status: 'failed', problem }))
  expect(screen.getAllByRole('button')).toHaveLength(1)
  rerender(tile({ ...sending, status: 'failed', problem, canShrink: true }))
  expect(screen.getByText(problem)).toBeVisible()
  await userEvent.click(button('Make it smaller'))
  expect(uploads.shrink).toHaveBeenCalledWith('u1')
})

test('one line stands for all files, and none for nothing', () => {
  const totals = { progress: 0.629, busy: 3, failed: 0, isPaused: false }
  const { rerender } = render(<TotalProgress totals={totals} />)
  expect(screen.getByText('Uploading 3 files, 62 %')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'All uploads' })).toHaveAttribute(
    'aria-valuenow',
    '62',
  )
  rerender(<TotalProgress totals={{ ...totals, progress: 1, busy: 1 }} />)
  expect(screen.getByText('Checking 1 file…')).toBeVisible()
  rerender(<TotalProgress totals={{ ...totals, progress: 1, busy: 0, failed: 1 }} />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('1 file could not be uploaded')
})

test.each([
  [{ smaller: 'slow' as const }, 'Made smaller for a slow connection'],
  [{ smaller: 'too-large' as const }, 'Made smaller: the photo was too large'],
  [
    { smaller: 'too-large' as const, purpose: 'video' as const },
    'Made smaller: the video was too large',
  ],
  [{ isUnkept: true }, /Keep this tab open until it's sent/],
])('tells what the owner should know (%o)', (more, words) => {
  render(tile({ ...sending, ...more }))
  const [seen] = screen.getAllByText(words, { exact: false })
  expect(seen).toBeVisible()
  expect(screen.getByRole('status').textContent).toMatch(words)
})

test.each([HEIC_PHOTO, UNPLAYABLE_VIDEO])(
  'what cannot be converted is told plainly: %s',
  (problem) => {
    render(tile({ ...sending, status: 'failed', problem }))
    expect(screen.getByText(problem)).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent(`Before image: ${problem}`)
    // Only another file helps.
    expect(screen.getAllByRole('button')).toEqual([button('Remove before image')])
  },
)

test('a file that is sent may go with the tab', () => {
  render(tile({ ...sending, status: 'ready', isUnkept: true }))
  expect(screen.queryByText(/Keep this tab open/)).toBeNull()
})
