import { render, waitFor } from '@testing-library/react'
import { KEPT } from '@/components/forms/kept'
import { takeToasts } from '@/components/ui/toast'
import { restoreEnquiry } from '@/lib/enquiries/actions'
import { UndoneNotice } from './undone-notice'

jest.mock('@/lib/enquiries/actions', () => ({ restoreEnquiry: jest.fn() }))
jest.mock('./use-refresh', () => ({ useRefresh: () => jest.fn() }))

const keep = (undone: object, page = '/') =>
  sessionStorage.setItem(KEPT, JSON.stringify({ page, at: Date.now(), forms: {}, undone }))
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

beforeEach(() => {
  sessionStorage.clear()
  takeToasts()
})

it('tells what was pressed in vain, and offers Undo again', async () => {
  jest.mocked(restoreEnquiry).mockResolvedValue({ status: 'success', message: 'Message restored' })
  keep({ message: 'Please try again.', restore: 'x' })
  const { unmount } = render(<UndoneNotice />)
  await settle()
  const [told] = takeToasts()
  expect(told).toMatchObject({ kind: 'error', message: 'Please try again.' })
  told?.action?.onClick()
  await waitFor(() => expect(restoreEnquiry).toHaveBeenCalledWith({ id: 'x' }))
  unmount()
  await settle()
  takeToasts()
  render(<UndoneNotice />)
  await settle()
  expect(takeToasts()).toEqual([])
})

it('says nothing on another page', async () => {
  keep({ message: 'Please try again.' }, '/dashboard')
  render(<UndoneNotice />)
  await settle()
  expect(takeToasts()).toEqual([])
})
