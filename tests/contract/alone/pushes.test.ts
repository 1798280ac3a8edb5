import { randomUUID } from 'node:crypto'
import { generateVAPIDKeys } from 'web-push'
import { startPushService } from '@/tests/push-service'
import { type OwnBackend, onOwnBackend } from '../own-backend'

const keys = generateVAPIDKeys()
let at: OwnBackend
let owner: Awaited<ReturnType<OwnBackend['newOwner']>>
let service: Awaited<ReturnType<typeof startPushService>>
let push: typeof import('@/lib/enquiries/push/deliver')
beforeAll(async () => {
  service = await startPushService(() => keys.publicKey)
  process.env.VAPID_PUBLIC_KEY = keys.publicKey
  process.env.VAPID_PRIVATE_KEY = keys.privateKey
  process.env.VAPID_SUBJECT = 'mailto:website@example.com'
  process.env.PUSH_TO_LOOPBACK = '1'
  at = await onOwnBackend()
  owner = await at.newOwner()
  push = jest.requireActual('@/lib/enquiries/push/deliver')
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
}, 120_000)
beforeEach(async () => {
  Object.assign(service.state, { mood: 201, tries: 0, shown: [], refusals: [] })
  await at.server().from('contact_forms').delete().not('id', 'is', null)
  await at.server().from('push_devices').delete().not('id', 'is', null)
})
afterAll(async () => {
  service.stop()
  await at.stop()
})

async function addDevice({ endpoint, keys: { p256dh, auth } } = service.subscribe()) {
  const values = { address: endpoint, key: p256dh, secret: auth, label: 'Chrome on Android' }
  const { data, error } = await owner.client.rpc('add_push_device', values)
  expect(error).toBeNull()
  return data ?? ''
}

async function enquire(change: { quarantine_reason?: string } = {}) {
  const id = randomUUID()
  const said = { name: 'Ann', email: `${id}@x.org`, project_type: 'residential', message: 'A bay.' }
  const { error } = await at
    .server()
    .from('contact_forms')
    .insert({ id, ...said, ...change })
  expect(error).toBeNull()
  return id
}

const makeDue = () =>
  at
    .server()
    .from('outbox')
    .update({ next_attempt_at: new Date(0).toISOString() })
    .is('sent_at', null)
const devices = async () => (await at.server().from('push_devices').select()).data ?? []

it('announces an enquiry once on each device, signed and encrypted, without its text', async () => {
  await addDevice()
  await addDevice()
  const id = await enquire()
  const all = await Promise.all([push.sendDuePushes(), push.sendDuePushes(), push.sendDuePushes()])
  expect(all.map(({ sent, failed }) => sent + failed).reduce((sum, n) => sum + n)).toBe(2)
  await makeDue()
  await push.sendDuePushes()
  const notice = {
    ...{ title: 'New enquiry: Ann', body: 'Residential', unread: 1 },
    ...{ path: `/dashboard/messages/${id}`, tag: `enquiry-${id}` },
  }
  expect(service.state).toMatchObject({ tries: 2, shown: [notice, notice], refusals: [] })
  for (const { last_used_at } of await devices()) expect(last_used_at).not.toBeNull()
})

it('shows what was written on a device that may', async () => {
  const id = await addDevice()
  await owner.client.from('push_devices').update({ shows_text: true }).eq('id', id)
  await enquire()
  await push.sendDuePushes()
  expect(service.state.shown).toMatchObject([{ body: 'Residential\nA bay.' }])
})

it('says nothing of spam', async () => {
  await addDevice()
  await enquire({ quarantine_reason: 'honeypot' })
  expect(await push.sendDuePushes()).toEqual({ sent: 0, failed: 0 })
  expect(service.state.tries).toBe(0)
})

it.each([500, 301] as const)(
  'tries again later after %s, and follows no redirect',
  async (mood) => {
    await addDevice()
    await enquire()
    service.state.mood = mood
    expect(await push.sendDuePushes()).toEqual({ sent: 0, failed: 1 })
    expect(service.state.tries).toBe(1)
    const { data } = await at.server().from('outbox').select().not('device', 'is', null)
    expect(data).toMatchObject([
      { attempts: 1, last_error: `Error: The push service answered ${mood}.` },
    ])
    service.state.mood = 201
    expect(await push.sendDuePushes()).toEqual({ sent: 0, failed: 0 })
    await makeDue()
    expect(await push.sendDuePushes()).toEqual({ sent: 1, failed: 0 })
    expect(service.state.shown).toHaveLength(1)
  },
)

it.each([404, 410] as const)(
  'forgets a device whose subscription is gone (%s), and others get theirs',
  async (mood) => {
    await addDevice()
    await enquire()
    service.state.mood = mood
    await push.sendDuePushes()
    expect(await devices()).toEqual([])
    service.state.mood = 201
    await addDevice()
    await enquire()
    expect(await push.sendDuePushes()).toEqual({ sent: 1, failed: 0 })
  },
)

it('forgets a device with an inner address, without a call', async () => {
  const { keys: own } = service.subscribe()
  const inner = { endpoint: 'https://127.0.0.1/x', p256dh: own.p256dh, auth: own.auth }
  const row = { ...inner, user_id: owner.id, session_id: randomUUID(), name: 'Inner' }
  expect((await at.server().from('push_devices').insert(row)).error).toBeNull()
  await enquire()
  await push.sendDuePushes()
  expect(await devices()).toEqual([])
})

it('gives a silent service up', async () => {
  await addDevice()
  await enquire()
  service.state.mood = 'silent'
  expect(await push.sendDuePushes()).toEqual({ sent: 0, failed: 1 })
}, 30_000)

it('names nobody on a device that is signed out', async () => {
  await addDevice()
  await enquire()
  await owner.client.auth.signOut({ scope: 'global' })
  await push.sendDuePushes()
  const { title, body, unread } = service.state.shown[0] ?? {}
  expect([title, body, unread]).toEqual(['New enquiry', 'Sign in to read it.', undefined])
})
