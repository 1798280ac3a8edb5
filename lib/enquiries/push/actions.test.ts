/** @jest-environment node */
import { createECDH } from 'node:crypto'
import { getViewer } from '@/lib/auth/queries'
import { addPushDevice, keepPushDevice, testPushDevice } from './actions'
import { notify } from './deliver'

const env: Record<string, string> = {}
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
jest.mock('next/headers', () => ({
  headers: async () =>
    new Headers({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Firefox/144.0' }),
}))
jest.mock('@/lib/auth/queries', () => ({ getViewer: jest.fn() }))
const rpc = jest.fn()
jest.mock('@/lib/supabase/server', () => ({ createSessionClient: async () => ({ rpc }) }))
const found = jest.fn()
const query = { select: () => query, eq: () => query, maybeSingle: () => found() }
jest.mock('@/lib/supabase/admin', () => ({ createAdminClient: () => ({ from: () => query }) }))
jest.mock('./deliver', () => ({ notify: jest.fn() }))
jest.mock('./queries', () => ({ getOwnDevices: async () => ['devices'] }))

const p256dh = createECDH('prime256v1').generateKeys('base64url')
const endpoint = 'https://push.example/x'
const keys = { p256dh, auth: 'a'.repeat(22) }
const id = '6a000000-0000-4000-8000-000000000001'

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(getViewer).mockResolvedValue({ role: 'owner', id: 'o', email: 'o@example.com' })
  Object.assign(env, { VAPID_PUBLIC_KEY: 'p', VAPID_PRIVATE_KEY: 'k', VAPID_SUBJECT: 's' })
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('a browser is added under the name of its user agent', async () => {
  rpc.mockResolvedValue({ data: id, error: null })
  expect(await addPushDevice({ endpoint, keys, expirationTime: null })).toEqual({
    status: 'success',
    data: { id, devices: ['devices'] },
  })
  const values = { address: endpoint, key: p256dh, secret: keys.auth, label: 'Firefox on Linux' }
  expect(rpc).toHaveBeenCalledWith('add_push_device', values)
})

test.each([
  { endpoint: 'https://10.0.0.1/x', keys },
  { endpoint, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } },
  { endpoint, keys: { ...keys, p256dh: 'x' } },
  { endpoint, keys: { ...keys, auth: 'a'.repeat(23) } },
  { endpoint },
  { endpoint: [endpoint], keys },
])('an address or key that cannot be is refused: %#', async (input) => {
  expect(await addPushDevice(input)).toMatchObject({ status: 'error', fieldErrors: {} })
  expect(rpc).not.toHaveBeenCalled()
})

test('an eleventh device is refused with what to do', async () => {
  rpc.mockResolvedValue({ data: null, error: { message: 'x', code: 'PT409' } })
  expect(await addPushDevice({ endpoint, keys })).toMatchObject({
    message: 'Ten devices have notifications already. Switch one of them off first.',
  })
})

test('a device that was switched off elsewhere is not known', async () => {
  rpc.mockResolvedValue({ data: null, error: null })
  expect(await keepPushDevice({ endpoint })).toEqual({ status: 'success', data: { id: null } })
})

test.each([
  ['sent', { status: 'success', message: 'Test sent. It should show up within seconds.' }],
  ['gone', { status: 'error', message: expect.stringContaining('no notifications any more') }],
  [new Error('500'), { status: 'error', message: expect.stringContaining('did not take it') }],
] as const)('a test says how it went: %p', async (outcome, answer) => {
  found.mockResolvedValue({ data: { endpoint }, error: null })
  if (outcome instanceof Error) jest.mocked(notify).mockRejectedValueOnce(outcome)
  else jest.mocked(notify).mockResolvedValueOnce(outcome)
  expect(await testPushDevice({ id })).toMatchObject(answer)
})

test('without keys, or of a device that is not there, nothing is sent', async () => {
  found.mockResolvedValue({ data: null, error: null })
  expect(await testPushDevice({ id })).toMatchObject({ status: 'error' })
  env.VAPID_SUBJECT = ''
  expect(await testPushDevice({ id })).toMatchObject({
    message: 'Notifications are not set up on this site.',
  })
  expect(notify).not.toHaveBeenCalled()
})
