import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import { moveEnquiryToSpam, restoreEnquiry } from '@/lib/enquiries/actions'
import { MoveMessage, RestoreMessage } from './message-actions'

jest.mock('@/lib/enquiries/actions', () => ({
  moveEnquiryToSpam: jest.fn(),
  restoreEnquiry: jest.fn(),
}))
jest.mock('@/components/admin/shell/use-refresh', () => ({ useRefresh: () => jest.fn() }))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_rethrow: () => {} }))

beforeEach(() => jest.resetAllMocks())

const page = (isDeleted: boolean) => (
  <>
    <h1 tabIndex={-1}>Ann</h1>
    {isDeleted && <RestoreMessage id="x" />}
  </>
)

it('a restored message takes the focus of the button, which is gone', async () => {
  jest.mocked(restoreEnquiry).mockResolvedValue({ status: 'success', message: 'Message restored' })
  const { rerender } = render(page(true))
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(takeToasts()).toMatchObject([{ kind: 'success', message: 'Message restored' }])
  rerender(page(false))
  expect(screen.getByRole('heading', { name: 'Ann' })).toHaveFocus()
})

it.each([
  ['Restore', restoreEnquiry, <RestoreMessage key="restore" id="x" />],
  ['Move to spam', moveEnquiryToSpam, <MoveMessage key="move" id="x" list="/" isSpam={false} />],
])('%s keeps the focus while it is under way, and is sent once', async (name, action, button) => {
  jest.mocked(action).mockReturnValue(new Promise<ActionState<never>>(() => {}))
  render(button)
  await userEvent.click(screen.getByRole('button', { name }))
  // A browser takes the focus off a disabled button.
  expect(screen.getByRole('button', { name })).toBeEnabled()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(action).toHaveBeenCalledTimes(1)
})
