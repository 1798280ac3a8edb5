import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { newDataFolder, removeDataFolder, startProcess } from '../backend-process'

// A backend of its own, since what is drained here would be missing elsewhere. A hosted project believes the header
// only where it is set so, and the stack of a developer has no limit at all.
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

/** A client that says, with the secret key, for whom it speaks. */
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
/** Until the address has to wait. */
async function flood(client: ReturnType<typeof from>): Promise<number> {
  for (let tried = 0; tried < 3 * BURST; tried += 1) {
    if ((await guess(client)) === LIMITED) return tried
  }
  throw new Error('Nothing stops a flood')
}

it('a flood of sign-ins from one address stops no refresh from another', async () => {
  const elsewhere = from('203.0.113.7')
  const session = (await elsewhere.auth.signInWithPassword(owner)).data.session
  const refresh = (client = elsewhere) =>
    client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })

  const flooding = from('198.51.100.9, 203.0.113.7')
  expect(await flood(flooding)).toBeGreaterThanOrEqual(BURST)
  // They share one limit: there, nobody may refresh either.
  const { error } = await refresh(flooding)
  expect(error).toMatchObject({ status: 429, code: LIMITED })
  expect((await refresh()).error).toBeNull()
})

it('an address is believed only beside the secret key', async () => {
  // Every call without it is this machine's, whatever it says.
  await flood(from(undefined, backend.publishableKey))
  for (const address of ['203.0.113.8', undefined]) {
    expect(await guess(from(address, backend.publishableKey))).toBe(LIMITED)
  }
  expect(await guess(from('not an address'))).toBe(LIMITED)
  expect(await guess(from('203.0.113.8'))).toBe('invalid_credentials')
})

it('fills up again, by 150 in five minutes', async () => {
  const client = from('203.0.113.9')
  await flood(client)
  const end = Date.now() + 10_000
  while ((await guess(client)) === LIMITED) expect(Date.now()).toBeLessThan(end)
})
