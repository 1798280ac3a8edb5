import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { inviteOwner } from '@/scripts/launcher/accounts'
import {
  mailboxUrl,
  newPerson,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from '../people'

afterAll(removePeople)

interface Mail {
  to: string
  subject: string
  text: string
}
async function newestTo(address: string): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${mailboxUrl}.json`)).json()) as Mail[]
  return mails.find((one) => one.to === address)
}

/** The link of the newest mail to somebody. */
async function linkTo(address: string): Promise<URL> {
  const mail = await newestTo(address)
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

describe('mails with a link', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('change the e-mail address once the %s and then the %s one confirmed', async (...order) => {
    const { client, email, password } = await newPerson()
    const wanted = `new-${email}`
    const asked = await client.auth.updateUser({ email: wanted })
    expect(asked.data.user).toMatchObject({ email, new_email: wanted })
    const proofs = []
    for (const which of order) {
      const link = await linkTo(which === 'old' ? email : wanted)
      expect(link.pathname).toBe('/auth/confirm')
      expect(link.searchParams.get('type')).toBe('email_change')
      const token_hash = link.searchParams.get('token_hash') ?? ''
      proofs.push({ token_hash, type: 'email_change' as const })
    }
    const [first, second] = proofs as [(typeof proofs)[0], (typeof proofs)[0]]
    const used = { status: 403, code: 'otp_expired' }
    expect(await visitor().auth.verifyOtp(first)).toMatchObject({
      data: { session: null },
      error: null,
    })
    expect((await visitor().auth.verifyOtp(first)).error).toMatchObject(used)
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
    expect((await visitor().auth.verifyOtp(second)).data.user?.email).toBe(wanted)
    expect((await visitor().auth.verifyOtp(second)).error).toMatchObject(used)
    expect((await visitor().auth.signInWithPassword({ email: wanted, password })).error).toBeNull()
    expect((await visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
    expect(await newestTo(email)).toMatchObject({
      subject: 'Your sign-in address has changed',
      text: expect.stringContaining(wanted),
    })
  })

  it('are the only way to another e-mail address', async () => {
    const { client, email } = await newPerson()
    const wanted = `new-${email}`
    await client.auth.updateUser({ email: wanted })
    const hash = (await linkTo(wanted)).searchParams.get('token_hash')
    for (const query of [`token=${hash}`, `token_hash=${hash}`]) {
      await fetch(`${url}/auth/v1/verify?type=email_change&${query}`, {
        headers: { apikey: publishableKey },
        redirect: 'manual',
      })
    }
    const code = { email: wanted, token: '123456', type: 'email_change' as const }
    expect((await visitor().auth.verifyOtp(code)).error).toMatchObject({ status: 403 })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('tell of a changed password', async () => {
    const { client, email, password } = await newPerson()
    const anew = { password: 'Chosen-anew-1', current_password: password }
    expect((await client.auth.updateUser(anew)).error).toBeNull()
    expect(await newestTo(email)).toMatchObject({ subject: 'Your password has changed' })
  })

  it('let a forgotten password be chosen anew', async () => {
    const { email } = await newPerson()
    expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
    const link = await linkTo(email)
    expect(link.searchParams.get('type')).toBe('recovery')
    const client = visitor()
    await client.auth.verifyOtp({
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'recovery',
    })
    expect((await client.auth.updateUser({ password: 'Chosen-anew-1' })).error).toBeNull()
    expect(
      (await visitor().auth.signInWithPassword({ email, password: 'Chosen-anew-1' })).error,
    ).toBeNull()
  })

  it('tell nobody whether an address has an account', async () => {
    const { error } = await visitor().auth.resetPasswordForEmail(`nobody-${Date.now()}@example.com`)
    expect(error).toBeNull()
  })

  it('are shown to nobody who was not told where', async () => {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/', '/mailbox/x.json']) {
      expect((await fetch(url + path)).status).toBe(404)
    }
  })

  it('are shown on a page that runs nothing', async () => {
    const page = await fetch(mailboxUrl ?? '')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toMatch(/<a href="[^"]+token_hash/)
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an invitation', () => {
  const siteUrl = 'https://slw.example'

  /** Behind the link: the account, with a password of its own. */
  async function accept(link: URL): Promise<void> {
    expect([link.pathname, link.searchParams.get('type')]).toEqual(['/auth/confirm', 'invite'])
    const proof = { token_hash: link.searchParams.get('token_hash') ?? '', type: 'invite' as const }
    const client = visitor()
    const { data, error } = await client.auth.verifyOtp(proof)
    expect(error).toBeNull()
    expect((await visitor().auth.verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' })
    const password = `Chosen-${randomUUID()}`
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    const email = data.user?.email ?? ''
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.rpc('viewer_is_owner')).data).toBe(true)
    expect(await inviteOwner(server(), { email, siteUrl })).toBe('known')
    await server().auth.admin.deleteUser(data.user?.id ?? '')
  }

  it('is mailed, and once more while nobody has opened it', async () => {
    const email = `invited-${randomUUID()}@example.com`
    const name = 'Ivy Owner'
    expect(await inviteOwner(server(), { email, name, siteUrl })).toBe('mailed')
    const first = await linkTo(email)
    expect(await inviteOwner(server(), { email, name, siteUrl })).toBe('mailed')
    const second = await linkTo(email)
    expect(second.href).not.toBe(first.href)
    await accept(second)
  })

  it('is a link to hand on where no mail can be sent', async () => {
    const noMail: typeof fetch = (input, init) =>
      String(input).includes('/auth/v1/invite')
        ? Promise.resolve(Response.json({ msg: 'Error sending invite email' }, { status: 500 }))
        : fetch(input, init)
    const client = createClient(url, process.env.SUPABASE_SECRET_KEY ?? '', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: noMail },
    })
    const email = `invited-${randomUUID()}@example.com`
    const invitation = await inviteOwner(client, { email, siteUrl })
    const { link } = invitation as { link: string }
    expect(link).toMatch(/^https:\/\/slw\.example\//)
    await accept(new URL(link))
  })

  it('is nothing that a visitor can send', async () => {
    const { error } = await visitor().auth.admin.inviteUserByEmail('ann@example.com')
    expect(error).toMatchObject({ status: 403 })
  })
})
