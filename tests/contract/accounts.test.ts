import { randomUUID } from 'node:crypto'
import { newOwner, newPerson, removePeople, server, visitor, withToken } from './people'

afterAll(removePeople)

/** The client's error for a session that the server no longer has. */
const ended = { name: 'AuthSessionMissingError' }

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('signing in', () => {
  it('returns a token with the claims that policies rely on', async () => {
    const { client, id, email } = await newPerson()
    const { data } = await client.auth.getSession()
    const claims = claimsOf(data.session?.access_token ?? '')
    expect(claims).toMatchObject({
      sub: id,
      email,
      role: 'authenticated',
      aud: 'authenticated',
      aal: 'aal1',
    })
    expect(claims).toMatchObject({
      app_metadata: { provider: 'email' },
      session_id: expect.any(String),
    })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await newPerson()
    for (const address of [email, `no-${email}`]) {
      const { error } = await visitor().auth.signInWithPassword({
        email: address,
        password: 'wrong-password',
      })
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })

  it('offers no way to sign up', async () => {
    const email = `stranger-${Date.now()}@example.com`
    const signUp = await visitor().auth.signUp({ email, password: 'Secret-123456' })
    expect(signUp.error).toMatchObject({ status: 422, code: 'signup_disabled' })
    const otp = await visitor().auth.signInWithOtp({ email })
    expect(otp.error).toMatchObject({ status: 422, code: 'otp_disabled' })
  })
})

describe('a session', () => {
  it('is refreshed with a new pair of tokens', async () => {
    const { client } = await newPerson()
    const before = (await client.auth.getSession()).data.session
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
    expect(claimsOf(data.session?.access_token ?? '')).toMatchObject({
      app_metadata: { provider: 'email' },
    })
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('survives two parallel refreshes with one token, as from two tabs', async () => {
    const { client } = await newPerson()
    const refresh_token = (await client.auth.getSession()).data.session?.refresh_token ?? ''
    const twice = [visitor(), visitor()].map((tab) => tab.auth.refreshSession({ refresh_token }))
    const [first, second] = await Promise.all(twice)
    expect([first?.error, second?.error]).toEqual([null, null])
    expect(
      (
        await visitor().auth.refreshSession({
          refresh_token: first?.data.session?.refresh_token ?? '',
        })
      ).error,
    ).toBeNull()
  })

  it('ends at sign-out, although its token has not expired', async () => {
    const { client } = await newPerson()
    const token = (await client.auth.getSession()).data.session?.access_token
    expect((await client.auth.signOut()).error).toBeNull()
    expect((await client.auth.getUser(token)).error).toMatchObject(ended)
  })

  it('lets its token read and write nothing after sign-out', async () => {
    const { client, id } = await newOwner()
    const session = (await client.auth.getSession()).data.session
    const holder = withToken(session?.access_token ?? '')
    const enquiry = { name: 'V', email: 'v@example.com', project_type: 'custom', message: 'Hello' }
    const sent = randomUUID()
    await server()
      .from('contact_forms')
      .insert({ id: sent, ...enquiry })
    const read = () => holder.from('contact_forms').select('id').eq('id', sent)
    const path = `${id}/${randomUUID()}/a.jpg`
    const announce = { user_id: id, project_id: path.split('/')[1], kind: 'image' }
    await server()
      .from('uploads')
      .insert({ id: randomUUID(), staged_path: path, ...announce })
    expect((await read()).data).toEqual([{ id: sent }])

    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect(await read()).toMatchObject({ data: [], error: null })
    const project = { title: 'T', location: 'L', description: 'D', user_id: id }
    expect((await holder.from('projects').insert(project)).error?.code).toBe('42501')
    const file = await holder.storage.from('uploads').upload(path, Buffer.from('x'), {
      contentType: 'image/jpeg',
    })
    expect(file.error).not.toBeNull()
    await server().from('contact_forms').delete().eq('id', sent)
  })

  it('ends everywhere by a global sign-out, a password reset by an administrator or a removed account', async () => {
    for (const way of ['global', 'password', 'account'] as const) {
      const { client, id } = await newOwner()
      const token = (await client.auth.getSession()).data.session?.access_token ?? ''
      const isOwner = async () => (await withToken(token).rpc('viewer_is_owner')).data
      expect(await isOwner()).toBe(true)
      const { admin } = server().auth
      const { error } =
        way === 'global'
          ? await client.auth.signOut({ scope: 'global' })
          : way === 'password'
            ? await admin.updateUserById(id, { password: `Other-${randomUUID()}` })
            : await admin.deleteUser(id)
      expect([way, error]).toEqual([way, null])
      expect([way, await isOwner()]).toEqual([way, false])
    }
  })

  it.each(['password', 'sign-out of others'])(
    'ends elsewhere by %s, and lives on here',
    async (way) => {
      const { client, email, password } = await newPerson()
      const elsewhere = visitor()
      await elsewhere.auth.signInWithPassword({ email, password })
      const { error } =
        way === 'password'
          ? await client.auth.updateUser({
              password: `${password}-2`,
              current_password: password,
            })
          : await client.auth.signOut({ scope: 'others' })
      expect(error).toBeNull()
      expect((await client.auth.getUser()).error).toBeNull()
      expect((await elsewhere.auth.getUser()).error).toMatchObject(ended)
      expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    },
  )

  it('cannot change the password without the current one', async () => {
    const { client, email, password } = await newPerson()
    for (const current_password of [undefined, '', 'not-it', 'Chosen-anew-1']) {
      const { error } = await client.auth.updateUser({
        password: 'Chosen-anew-1',
        current_password,
      })
      expect([current_password, error?.status]).toEqual([current_password, 400])
    }
    expect((await visitor().auth.signInWithPassword({ email, password })).error).toBeNull()
    const anew = { password: 'Chosen-anew-1', current_password: password }
    expect((await client.auth.updateUser(anew)).error).toBeNull()
    // The service's own password hash is accepted too.
    const again = { password: 'Chosen-anew-2', current_password: 'Chosen-anew-1' }
    expect((await client.auth.updateUser(again)).error).toBeNull()
  })

  it('refuses a weak password and the current one', async () => {
    const { client, password } = await newPerson()
    expect(
      (await client.auth.updateUser({ password: '12345', current_password: password })).error,
    ).toMatchObject({
      code: 'weak_password',
    })
    expect(
      (await client.auth.updateUser({ password, current_password: password })).error,
    ).toMatchObject({
      code: 'same_password',
    })
  })
})

describe('account administration', () => {
  it('creates, reads, changes and removes accounts with the secret key', async () => {
    const { id, email } = await newPerson()
    const { admin } = server().auth
    expect((await admin.getUserById(id)).data.user?.email).toBe(email)
    const changed = await admin.updateUserById(id, {
      user_metadata: { note: 'x' },
      password: 'Another-123456',
    })
    expect(changed.data.user?.user_metadata).toMatchObject({ note: 'x' })
    expect(
      (await visitor().auth.signInWithPassword({ email, password: 'Another-123456' })).error,
    ).toBeNull()
    const twice = await admin.createUser({ email, password: 'Another-123456', email_confirm: true })
    expect(twice.error).toMatchObject({ status: 422, code: 'email_exists' })
    expect(
      (await admin.listUsers({ perPage: 1000 })).data.users.some((user) => user.id === id),
    ).toBe(true)
    expect((await admin.deleteUser(id)).error).toBeNull()
    expect((await admin.getUserById(id)).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
  })

  it('refuses every other caller', async () => {
    const { client, id } = await newPerson()
    const { data } = await client.auth.getSession()
    expect((await visitor().auth.admin.listUsers()).error).not.toBeNull()
    expect((await client.auth.admin.deleteUser(id)).error).not.toBeNull()
    expect((await client.auth.getUser(data.session?.access_token)).error).toBeNull()
  })
})
