import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { removeFactors } from '@/tools/launcher/accounts'
import type { AdminClient } from '@/tools/launcher/admin-client'
import { codeOf, enrol } from './authenticator'
import { announced, newOwner, newPerson, removePeople, server, visitor, withToken } from './people'

afterAll(removePeople)

const tokenOf = async (client: SupabaseClient) =>
  (await client.auth.getSession()).data.session?.access_token ?? ''
const claimsOf = async (client: SupabaseClient) =>
  JSON.parse(Buffer.from((await tokenOf(client)).split('.')[1] ?? '', 'base64url').toString())
const isOwner = async (token: string) => (await withToken(token).rpc('viewer_is_owner')).data

/** Another browser of the same person, signed in with the password alone. */
async function elsewhere({ email, password }: { email: string; password: string }) {
  const client = visitor()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return client
}

describe('enrolling', () => {
  it('shows a key as text, address and picture, and counts only once confirmed', async () => {
    const { client, email } = await newOwner()
    const { data } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Clear & View',
    })
    const { secret, uri, qr_code } = data?.totp ?? { secret: '', uri: '', qr_code: '' }
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(uri)
    expect(decodeURIComponent(address.pathname)).toContain(`Clear & View:${email}`)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      secret,
      issuer: 'Clear & View',
    })
    expect(qr_code).toMatch(/^data:image\/svg\+xml.*<svg/s)
    expect((await client.auth.mfa.listFactors()).data).toMatchObject({
      all: [{ friendly_name: 'Phone', status: 'unverified' }],
      totp: [],
    })
    expect(await isOwner(await tokenOf(client))).toBe(true)
  })

  it('raises this session by a right code alone, and ends those without it', async () => {
    const person = await newOwner()
    const { client } = person
    const other = await elsewhere(person)
    const before = await tokenOf(client)
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const factorId = data?.id ?? ''
    const key = data?.totp.secret ?? ''
    const wrong = codeOf(key) === '000000' ? '000001' : '000000'
    const refused = await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect((await claimsOf(client)).aal).toBe('aal1')

    const challenge = await client.auth.mfa.challenge({ factorId })
    const challengeId = challenge.data?.id ?? ''
    const right = { factorId, challengeId, code: codeOf(key) }
    expect((await client.auth.mfa.verify(right)).error).toBeNull()
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: expect.arrayContaining([
        { method: 'totp', timestamp: expect.any(Number) },
        { method: 'password', timestamp: expect.any(Number) },
      ]),
    })
    expect((await client.auth.mfa.verify(right)).error).toMatchObject({ status: 422 })
    expect(await isOwner(await tokenOf(client))).toBe(true)
    expect(await isOwner(before)).toBe(false)
    expect((await other.auth.getUser()).error).not.toBeNull()
  })
})

describe('with a factor', () => {
  it('keeps its level when the session is refreshed', async () => {
    const { client } = await newOwner()
    await enrol(client)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' })
    expect(data.session?.user.factors).toMatchObject([{ factor_type: 'totp', status: 'verified' }])
  })

  it('a password alone reads, writes and changes nothing', async () => {
    const person = await newOwner()
    const path = await announced(person, 'a.jpg')
    const { id: factorId } = await enrol(person.client)
    const half = await elsewhere(person)
    expect((await half.auth.getSession()).data.session?.user.factors).toHaveLength(1)
    expect(await half.auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({
      data: { currentLevel: 'aal1', nextLevel: 'aal2' },
    })
    const token = await tokenOf(half)
    const holder = withToken(token)
    expect(await isOwner(token)).toBe(false)
    const sent = randomUUID()
    const enquiry = { name: 'V', email: 'v@example.com', project_type: 'custom', message: 'Hello' }
    await server()
      .from('contact_forms')
      .insert({ id: sent, ...enquiry })
    expect((await holder.from('contact_forms').select('id')).data).toEqual([])
    expect((await person.client.from('contact_forms').select('id')).data).not.toEqual([])
    await server().from('contact_forms').delete().eq('id', sent)
    const project = { title: 'T', location: 'L', description: 'D', user_id: person.id }
    expect((await holder.from('projects').insert(project)).error?.code).toBe('42501')
    const file = { contentType: 'image/jpeg' }
    const store = (client: SupabaseClient) =>
      client.storage.from('uploads').upload(path, Buffer.from('x'), file)
    expect((await store(holder)).error).not.toBeNull()
    expect((await store(person.client)).error).toBeNull()
    expect((await holder.rpc('own_sessions')).data).toEqual([])

    const password = { password: 'Chosen-anew-1', current_password: person.password }
    expect((await half.auth.updateUser(password)).error?.code).toBe('insufficient_aal')
    const email = { email: `new-${person.email}` }
    expect((await half.auth.updateUser(email)).error?.code).toBe('insufficient_aal')
    const another = await half.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Other' })
    expect(another.error).toMatchObject({ status: 403, code: 'insufficient_aal' })
    const removal = await half.auth.mfa.unenroll({ factorId })
    expect(removal.error).toMatchObject({ status: 422, code: 'insufficient_aal' })
  })

  it('a code opens the second session too, and its removal closes the need for one', async () => {
    const person = await newOwner()
    const { id: factorId, key } = await enrol(person.client)
    const half = await elsewhere(person)
    const code = codeOf(key, 1)
    expect((await half.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    expect(await isOwner(await tokenOf(half))).toBe(true)
    expect(await isOwner(await tokenOf(person.client))).toBe(true)

    expect((await half.auth.mfa.unenroll({ factorId })).error).toBeNull()
    await half.auth.refreshSession()
    expect(await claimsOf(half)).toMatchObject({ aal: 'aal1', amr: [{ method: 'password' }] })
    expect(await isOwner(await tokenOf(await elsewhere(person)))).toBe(true)
  })

  it("nobody uses another account's factor", async () => {
    const { client } = await newOwner()
    const { id: factorId, key } = await enrol(client)
    const { client: stranger } = await newPerson()
    const missing = { status: 404, code: 'mfa_factor_not_found' }
    const code = codeOf(key, 1)
    const used = await stranger.auth.mfa.challengeAndVerify({ factorId, code })
    expect(used.error).toMatchObject(missing)
    expect((await stranger.auth.mfa.unenroll({ factorId })).error).toMatchObject(missing)
    expect((await visitor().auth.mfa.unenroll({ factorId })).error).not.toBeNull()
  })

  it('the operator removes it with the secret key', async () => {
    const person = await newOwner()
    const { id } = await enrol(person.client)
    const { mfa } = server().auth.admin
    const listed = await mfa.listFactors({ userId: person.id })
    expect(listed.data?.factors).toMatchObject([{ id, status: 'verified' }])
    expect(await removeFactors(server() as AdminClient, person.email.toUpperCase())).toBe(1)
    expect(await removeFactors(server() as AdminClient, person.email)).toBe(0)
    expect(await isOwner(await tokenOf(await elsewhere(person)))).toBe(true)
    expect(
      (await person.client.auth.admin.mfa.deleteFactor({ id, userId: person.id })).error,
    ).not.toBeNull()
  })
})

describe('the sessions of an owner', () => {
  const read = async (client: SupabaseClient) => (await client.rpc('own_sessions')).data

  it('are listed with device and times, this one first, and end one by one', async () => {
    const person = await newOwner()
    const phone = await elsewhere(person)
    expect(await read(person.client)).toEqual([
      {
        id: (await claimsOf(person.client)).session_id,
        is_current: true,
        created_at: expect.any(String),
        used_at: expect.any(String),
        user_agent: expect.any(String),
      },
      expect.objectContaining({ is_current: false }),
    ])
    const token = await tokenOf(phone)
    const { session_id } = await claimsOf(phone)
    const { client: rival } = await newOwner()
    const end = (client: SupabaseClient) => client.rpc('end_own_session', { session_id })
    expect((await end(rival)).data).toBe(false)
    expect((await phone.auth.getUser()).error).toBeNull()
    expect((await end(person.client)).data).toBe(true)
    expect((await phone.auth.getUser()).error).not.toBeNull()
    expect((await phone.auth.refreshSession()).error).not.toBeNull()
    expect(await isOwner(token)).toBe(false)
    expect(await read(person.client)).toHaveLength(1)
    expect((await end(person.client)).data).toBe(false)
  })

  it('are nobody else’s to see', async () => {
    const { client: stranger } = await newPerson()
    expect(await read(stranger)).toEqual([])
    expect((await visitor().rpc('own_sessions')).error).not.toBeNull()
  })
})
