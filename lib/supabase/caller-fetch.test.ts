/** @jest-environment node */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { line } from '@/tests/unit/fake-backend'
import { fetchFor } from './caller-fetch'

const env = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://backend.test',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_for_tests_only',
  SUPABASE_SECRET_KEY: 'sb_secret_for_tests_only',
  CLIENT_ADDRESS_HEADER: 'x-real-ip' as string | undefined,
}
const whole = { ...env }
jest.mock('@/lib/env', () => ({
  get env() {
    return env
  },
}))
jest.mock('@/lib/supabase/timed-fetch', () =>
  jest.requireActual('@/tests/unit/fake-backend').fakeLine(),
)

beforeEach(() => {
  Object.assign(env, whole)
  line.mockReset()
  line.mockImplementation(async () => Response.json({}))
})

/** The request that a client with these headers sends. */
async function sent(
  ask: (client: SupabaseClient) => PromiseLike<unknown>,
  headers: Record<string, string> = { 'x-real-ip': '203.0.113.7' },
) {
  const client = createClient(
    env.NEXT_PUBLIC_SUPABASE_URL,
    env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    { global: { fetch: fetchFor(new Headers(headers)) }, auth: { persistSession: false } },
  )
  await ask(client)
  return line.mock.calls.map(([, init]) => {
    const given = new Headers(init?.headers)
    return ['sb-forwarded-for', 'apikey', 'authorization'].map((name) => given.get(name))
  })
}
const signIn = (client: SupabaseClient) =>
  client.auth.signInWithPassword({ email: 'a@example.com', password: 'secret' })
const secret = whole.SUPABASE_SECRET_KEY
const publishable = whole.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY
const plain = [null, publishable, `Bearer ${publishable}`]

it('sends the auth service the caller’s address, with the key that makes it trusted', async () => {
  expect(await sent(signIn)).toEqual([['203.0.113.7', secret, `Bearer ${secret}`]])
})

it('keeps the user’s token', async () => {
  const asked = await sent((client) => client.auth.getUser('user.token'))
  expect(asked).toEqual([['203.0.113.7', secret, 'Bearer user.token']])
})

it('sends the network of an IPv6 address, since a household has many addresses', async () => {
  const [[address] = []] = await sent(signIn, { 'x-real-ip': '2001:db8:1:2:3:4:5:6' })
  expect(address).toBe('2001:db8:1:2::')
})

it('never sends the secret key to the Data API or storage, where it would bypass every policy', async () => {
  expect(await sent((client) => client.from('projects').select('id'))).toEqual([plain])
  line.mockClear()
  expect(await sent((client) => client.storage.from('uploads').list())).toEqual([plain])
})

it.each([
  ['no header is to be believed', { CLIENT_ADDRESS_HEADER: undefined }, undefined],
  ['another header names the address', {}, { 'x-forwarded-for': '203.0.113.7' }],
  ['the header names no address', {}, { 'x-real-ip': 'unknown' }],
  ['the key is of the former kind', { SUPABASE_SECRET_KEY: 'aaa.bbb.ccc' }, undefined],
] as const)('says nothing where %s', async (_why, change, headers) => {
  Object.assign(env, change)
  expect(await sent(signIn, headers)).toEqual([plain])
})

it('tells the auth service the device in plain words, and nobody else', async () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'
  const headers = { 'user-agent': agent, 'x-real-ip': '203.0.113.7' }
  await sent(signIn, headers)
  await sent((client) => client.from('projects').select('id'), headers)
  const told = line.mock.calls.map(([, init]) => new Headers(init?.headers).get('user-agent'))
  // The service refuses the secret key beside a browser's own words.
  expect(told).toEqual(['Chrome on Android', null])
})
