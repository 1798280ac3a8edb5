import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { takeToasts } from '@/components/ui/toast'
import type { ActionState } from '@/lib/action-state'
import {
  addPushDevice,
  keepPushDevice,
  removePushDevice,
  setPushText,
} from '@/lib/enquiries/push/actions'
import { PushCard } from './push-card'

jest.mock('@/lib/enquiries/push/actions', () => ({
  addPushDevice: jest.fn(),
  keepPushDevice: jest.fn(),
  removePushDevice: jest.fn(),
  setPushText: jest.fn(),
  testPushDevice: jest.fn(),
}))
jest.mock('next/navigation', () => ({ useRouter: () => ({}), unstable_rethrow: () => {} }))

const phone = {
  ...{ id: 'phone', name: 'Chrome on Android', shows_text: false },
  ...{ created_at: '2026-11-21T09:48:00Z', last_used_at: null },
}
const unsubscribe = jest.fn(async () => true)
const made = { endpoint: 'https://push.example/x', keys: {} }
const subscription = { ...made, options: {}, unsubscribe, toJSON: () => made }
const getSubscription = jest.fn()
const subscribe = jest.fn()
const requestPermission = jest.fn()

/** A browser with push, unless something is missing. */
function browser({ userAgent = 'Chrome', permission = 'default', push = true } = {}) {
  const registration = { pushManager: { getSubscription, subscribe } }
  const worker = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  Object.assign(window, { Notification: { permission, requestPermission } })
  if (push) Object.assign(window, { PushManager: class {} })
  else Reflect.deleteProperty(window, 'PushManager')
}

beforeEach(() => {
  jest.resetAllMocks()
  takeToasts()
  browser()
  getSubscription.mockResolvedValue(null)
  subscribe.mockResolvedValue(subscription)
  requestPermission.mockResolvedValue('granted')
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

const shown = (devices = [] as (typeof phone)[], publicKey: string | null = 'key') =>
  render(<PushCard publicKey={publicKey} devices={devices} />)
const heading = () => screen.getByRole('heading', { name: 'Notifications on your devices' })
const button = () => screen.findByRole('button', { name: 'Switch on for this device' })

it.each([
  ['no keys on the site', {}, null, /not set up for notifications yet/],
  ['a browser without push', { push: false }, 'key', /cannot show notifications/],
  [
    'an iPhone off the home screen',
    { push: false, userAgent: 'iPhone' },
    'key',
    /Add to Home Screen/,
  ],
  ['blocked', { permission: 'denied' }, 'key', /blocked in this browser/],
] as const)('says why there is nothing to switch on: %s', async (_, kind, key, why) => {
  browser(kind)
  shown([], key)
  expect(await screen.findByText(why)).toHaveAttribute('role', 'status')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('switches on with one tap', async () => {
  jest.mocked(addPushDevice).mockResolvedValue({
    status: 'success',
    data: { id: 'phone', devices: [phone] },
  })
  shown()
  await userEvent.click(await button())
  expect(await screen.findByText('(this device)')).toBeInTheDocument()
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
  expect(addPushDevice).toHaveBeenCalledWith(made)
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('keeps the focus in the card where the browser’s question was answered with no', async () => {
  shown()
  requestPermission.mockImplementationOnce(async () => {
    Object.assign(window.Notification, { permission: 'denied' })
    return 'denied'
  })
  await userEvent.click(await button())
  expect(await screen.findByText(/blocked in this browser/)).toBeVisible()
  await waitFor(() => expect(heading()).toHaveFocus())
})

it('says what went wrong and leaves nothing behind', async () => {
  shown()
  requestPermission.mockResolvedValueOnce('default')
  await userEvent.click(await button())
  expect(subscribe).not.toHaveBeenCalled()
  subscribe.mockRejectedValueOnce(new Error('AbortError'))
  await userEvent.click(await button())
  expect(await screen.findByText(/could not reach its push service/)).toBeInTheDocument()
  getSubscription.mockResolvedValue(subscription)
  jest.mocked(addPushDevice).mockResolvedValueOnce({ status: 'error', message: 'Ten devices' })
  await userEvent.click(await button())
  expect(await screen.findByText('Ten devices')).toBeInTheDocument()
  expect(unsubscribe).toHaveBeenCalled()
})

it('ends here what was switched off elsewhere, not where no answer came', async () => {
  getSubscription.mockResolvedValue(subscription)
  jest.mocked(keepPushDevice).mockResolvedValueOnce({ status: 'error', message: 'no answer' })
  shown()
  await button()
  expect(unsubscribe).not.toHaveBeenCalled()
  jest.mocked(keepPushDevice).mockResolvedValueOnce({ status: 'success', data: { id: null } })
  shown()
  await screen.findAllByRole('button', { name: 'Switch on for this device' })
  expect(unsubscribe).toHaveBeenCalledTimes(1)
})

it('chooses what a device shows, puts a refused choice back, and switches it off', async () => {
  shown([phone])
  const box = screen.getByRole('checkbox', { name: /Show what they wrote/ })
  jest.mocked(setPushText).mockResolvedValueOnce({ status: 'success' })
  await userEvent.click(box)
  expect(setPushText).toHaveBeenCalledWith({ id: 'phone', shows_text: true })
  expect(box).toBeChecked()
  jest.mocked(setPushText).mockResolvedValueOnce({ status: 'error', message: 'Failed' })
  await userEvent.click(box)
  expect(box).toBeChecked()
  jest.mocked(removePushDevice).mockResolvedValueOnce({ status: 'success' })
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }))
  expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument()
  await waitFor(() => expect(heading()).toHaveFocus())
  // Another device's: this browser keeps its own subscription.
  expect(unsubscribe).not.toHaveBeenCalled()
})

it('keeps the focus on a choice that is being saved, and sends no other', async () => {
  let answer = (_: ActionState<never>) => {}
  jest.mocked(setPushText).mockReturnValue(new Promise((resolve) => (answer = resolve)))
  shown([phone])
  const box = screen.getByRole('checkbox', { name: /Show what they wrote/ })
  await userEvent.click(box)
  // A browser takes the focus off a disabled field.
  expect(box).toBeEnabled()
  await userEvent.click(box)
  expect(box).toBeChecked()
  expect(setPushText).toHaveBeenCalledTimes(1)
  await act(async () => answer({ status: 'success' }))
})
