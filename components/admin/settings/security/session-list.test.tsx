import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import { endSession } from '@/lib/auth/sessions/actions'
import { SessionList } from './session-list'

jest.mock('@/lib/auth/sessions/actions', () => ({ endSession: jest.fn() }))

const signedInAt = '2026-11-24T14:05:00Z'
const here = {
  id: 'a',
  isCurrent: true,
  device: 'Chrome on Windows',
  signedInAt,
  usedAt: signedInAt,
}
const phone = {
  id: 'b',
  isCurrent: false,
  device: 'Safari on iPhone',
  signedInAt: '2026-07-01T08:00:00Z',
  usedAt: '2026-07-02T09:30:00Z',
}
const rows = () => screen.getAllByRole('listitem')
const press = () => userEvent.click(screen.getByRole('button', { name: /Safari on iPhone/ }))

beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
  render(<SessionList sessions={[here, phone]} />)
})

it('tells device and British times, and marks this one', () => {
  const [first, second] = rows()
  expect(first).toHaveTextContent('Chrome on WindowsThis deviceSigned in 24 November 2026 at 14:05')
  expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
  expect(second).toHaveTextContent('Signed in 1 July 2026 at 09:00Last used 2 July 2026 at 10:30')
})

it('ends another one', async () => {
  jest.mocked(endSession).mockResolvedValue({ status: 'success', message: 'Signed out' })
  await press()
  expect(endSession).toHaveBeenCalledWith({ id: 'b' })
  expect(takeToasts()).toEqual([{ kind: 'success', message: 'Signed out' }])
})

it('says so where that failed, and can be pressed again', async () => {
  jest.mocked(endSession).mockRejectedValue(new TypeError('Failed to fetch'))
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await press()
  expect(takeToasts()).toEqual([{ kind: 'error', message: 'Failed to sign out that device' }])
  await press()
  expect(endSession).toHaveBeenCalledTimes(2)
})
