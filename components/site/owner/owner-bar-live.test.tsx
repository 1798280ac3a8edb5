import { act, render, screen } from '@testing-library/react'
import { reauthenticate, settleSignIn } from '@/components/forms/reauthenticate'
import { readOwner } from '@/lib/auth/read-owner'
import { OwnerBarLive } from './owner-bar-live'
import { requestOwner } from './use-owner'

jest.mock('next/navigation', () => ({ usePathname: () => '/contact' }))
jest.mock('@/components/forms/run-action', () => ({ runAction: jest.fn() }))
jest.mock('@/lib/auth/actions', () => ({ signOut: jest.fn() }))
jest.mock('@/lib/auth/read-owner', () => ({ readOwner: jest.fn() }))
jest.mock('./use-owner', () => ({ requestOwner: jest.fn() }))

const visibility = jest.spyOn(document, 'visibilityState', 'get')
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const messages = () => screen.getByRole('link', { name: /^Messages/ })

async function show() {
  const view = render(<OwnerBarLive />)
  await pass(200)
  return view
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  visibility.mockReturnValue('visible')
  jest.mocked(requestOwner).mockResolvedValue({ id: '1', unread: 2 })
  jest.mocked(readOwner).mockResolvedValue({ id: '1', unread: 3 })
})
afterEach(() => jest.useRealTimers())

it('asks once with the other tools of the page, and counts again every 30 s', async () => {
  await show()
  expect(messages()).toHaveTextContent('2 unread')
  expect(readOwner).not.toHaveBeenCalled()
  await pass(30_000)
  expect(messages()).toHaveTextContent('3 unread')
  await pass(60_000)
  expect(readOwner).toHaveBeenCalledTimes(3)
  expect(requestOwner).toHaveBeenCalledTimes(1)
})

it('counts nothing while nobody looks, and at once when somebody does', async () => {
  await show()
  visibility.mockReturnValue('hidden')
  await pass(90_000)
  expect(readOwner).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
  await pass(200)
  expect(messages()).toHaveTextContent('3 unread')
  expect(readOwner).toHaveBeenCalledTimes(1)
})

it('counts when the window is looked at again', async () => {
  await show()
  window.dispatchEvent(new Event('focus'))
  await pass(200)
  expect(messages()).toHaveTextContent('3 unread')
})

it('keeps the last count where there is no answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await show()
  jest.mocked(readOwner).mockRejectedValueOnce(new Error('No line'))
  await pass(30_200)
  expect(messages()).toHaveTextContent('2 unread')
  await pass(5_000)
  expect(messages()).toHaveTextContent('3 unread')
})

it('goes, and asks no more, once nobody is signed in', async () => {
  const { container } = await show()
  jest.mocked(readOwner).mockResolvedValue(null)
  await pass(30_200)
  expect(container).toBeEmptyDOMElement()
  await pass(90_000)
  window.dispatchEvent(new Event('focus'))
  await pass(200)
  expect(readOwner).toHaveBeenCalledTimes(1)
})

it('counts again after a sign-in on this page', async () => {
  await show()
  jest.mocked(readOwner).mockResolvedValue(null)
  await pass(30_200)
  jest.mocked(requestOwner).mockResolvedValue({ id: '1', unread: 4 })
  void reauthenticate()
  act(() => settleSignIn(true))
  await pass(200)
  expect(messages()).toHaveTextContent('4 unread')
})

it('ends with the page', async () => {
  const { unmount } = await show()
  unmount()
  await pass(90_000)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(200)
  expect(readOwner).not.toHaveBeenCalled()
})
