import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { newDataFolder, removeDataFolder, startProcess } from '../../backend-process'

// A separate backend, since these tests use up its limits. A hosted project trusts the header only if configured, and
// a developer's stack has no limits.
const BURST = 30

let backend: Awaited<ReturnType<typeof startProcess>>
const dir = newDataFolder()
const owner = { email: `${randomUUID()}@example.com`, password: `Owner-${randomUUID()}` }
beforeAll(async () => {
  backend = await startProcess(dir)
  const { error } = await from(undefined).auth.admin.createUser({ ...owner, email_confirm: true })
  if (error) throw error
}, 60_000)
afterAll(async () => {
  await backend?.stop()
  removeDataFolder(dir)
})

/** A client that forwards a caller's address, with the secret key by default. */
function from(address: string | undefined, key = backend.secretKey) {
  return createClient(backend.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: address ? { 'sb-forwarded-for': address } : {} },
  })
}
const guess = async (client: ReturnType<typeof from>) => {
  const { error } = await client.auth.signInWithPassword({ ...owner, password: 'a-guess' })
  return error?.code
}
const LIMITED = 'over_request_rate_limit'
/** More parallel requests than a slow machine could pass by refilling. */
const flood = (client: ReturnType<typeof from>, count = 3 * BURST) =>
  Promise.all(Array.from({ length: count }, () => guess(client)))
const FEW = 5

it('a flood of sign-ins from one address does not block refreshes from another', async () => {
  const elsewhere = from('203.0.113.7')
  const session = (await elsewhere.auth.signInWithPassword(owner)).data.session
  const refresh = async (client: ReturnType<typeof from>) =>
    (await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })).error?.code

  const flooding = from('198.51.100.9, 203.0.113.7')
  // Sign-ins and refreshes share a limit: the flooding address cannot refresh either.
  const [guesses, ...refreshes] = await Promise.all([
    flood(flooding),
    ...Array.from({ length: FEW }, () => refresh(flooding)),
  ])
  expect(guesses.filter((code) => code !== LIMITED).length).toBeGreaterThanOrEqual(BURST - FEW)
  expect(guesses).toContain(LIMITED)
  expect(refreshes).toContain(LIMITED)
  expect(await refresh(elsewhere)).toBeUndefined()
})

it('a forwarded address is trusted only with the secret key', async () => {
  // Without it every call counts as this machine's: a trusted new address would pass.
  const [guesses, ...others] = await Promise.all([
    flood(from(undefined, backend.publishableKey)),
    flood(from('203.0.113.8', backend.publishableKey), FEW),
    flood(from('not an address'), FEW),
  ])
  expect(guesses).toContain(LIMITED)
  for (const codes of others) expect(codes).toContain(LIMITED)
  expect(await guess(from('203.0.113.8'))).toBe('invalid_credentials')
})

it('refills by 150 in five minutes', async () => {
  const client = from('203.0.113.9')
  expect(await flood(client)).toContain(LIMITED)
  const end = Date.now() + 10_000
  while ((await guess(client)) === LIMITED) expect(Date.now()).toBeLessThan(end)
})

it('codes and links from mails have a separate limit per address', async () => {
  const verify = async (client: ReturnType<typeof from>) =>
    (await client.auth.verifyOtp({ token_hash: 'a-guess', type: 'recovery' })).error?.code
  const client = from('203.0.113.10')
  const codes = await Promise.all(Array.from({ length: 2 * BURST }, () => verify(client)))
  expect(codes.filter((code) => code === 'otp_expired').length).toBeGreaterThanOrEqual(BURST)
  expect(codes).toContain(LIMITED)
  expect(await guess(client)).toBe('invalid_credentials')
  expect(await verify(from('203.0.113.11'))).toBe('otp_expired')
})

it('codes of second factors have a separate limit per address', async () => {
  const client = from('203.0.113.12')
  const { data } = await client.auth.signInWithPassword(owner)
  const path = '/auth/v1/factors/9c000000-0000-4000-8000-000000000001/verify'
  const verify = async () => {
    const headers = {
      apikey: backend.secretKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'sb-forwarded-for': '203.0.113.12',
    }
    const answer = await fetch(backend.url + path, { method: 'POST', headers, body: '{}' })
    return ((await answer.json()) as { error_code: string }).error_code
  }
  const codes = await Promise.all(Array.from({ length: 2 * BURST }, verify))
  expect(codes.filter((code) => code === 'mfa_factor_not_found').length).toBeGreaterThanOrEqual(
    BURST,
  )
  expect(codes).toContain(LIMITED)
  expect(await guess(client)).toBe('invalid_credentials')
})
