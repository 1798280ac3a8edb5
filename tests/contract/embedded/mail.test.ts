import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { inviteOwner } from '@/tools/launcher/accounts'
import { enrol } from '../authenticator'
import {
  eventually,
  mailboxUrl,
  newPerson,
  publishableKey,
  removePeople,
  server,
  url,
  visitor,
} from '../people'

afterAll(removePeople)

/** The default address of the site. */
const siteUrl = 'http://127.0.0.1:3000'

interface Mail {
  to: string
  subject: string
  text: string
}
async function newestTo(address: string): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${mailboxUrl}.json`)).json()) as Mail[]
  return mails.find((one) => one.to === address)
}

/** The fragment of the newest link mailed to an address; waits, since the mail may come after the response. */
async function linkTo(address: string): Promise<URLSearchParams> {
  const mail = await eventually(() => newestTo(address), Boolean)
  const link = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.origin + link.pathname + link.search).toBe(`${siteUrl}/auth/confirm`)
  return new URLSearchParams(link.hash.slice(1))
}

const mailsTo = async (address: string) => {
  const mails = (await (await fetch(`${mailboxUrl}.json`)).json()) as Mail[]
  return mails.filter(({ to }) => to === address).length
}

describe('mails with a link', () => {
  it.each([
    ['old', 'new'],
    ['new', 'old'],
  ])('change the e-mail address once the %s and then the %s one confirmed', async (...order) => {
    const { client, email, password } = await newPerson()
    const wanted = `new-${email}`
    const emailRedirectTo = `${siteUrl}/auth/confirm?link=x`
    const asked = await client.auth.updateUser({ email: wanted }, { emailRedirectTo })
    expect(asked.data.user).toMatchObject({ email, new_email: wanted })
    const proofs = []
    for (const which of order) {
      const link = await linkTo(which === 'old' ? email : wanted)
      expect(link.get('type')).toBe('email_change')
      expect(link.get('redirect_to')).toBe(emailRedirectTo)
      const token_hash = link.get('token_hash') ?? ''
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

  it('are required to change the e-mail address', async () => {
    const { client, email } = await newPerson()
    const wanted = `new-${email}`
    await client.auth.updateUser({ email: wanted })
    const hash = (await linkTo(wanted)).get('token_hash')
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

  it('are sent after a changed password', async () => {
    const { client, email, password } = await newPerson()
    const anew = { password: 'Chosen-anew-1', current_password: password }
    expect((await client.auth.updateUser(anew)).error).toBeNull()
    expect(await newestTo(email)).toMatchObject({ subject: 'Your password has changed' })
  })

  it('let a forgotten password be replaced', async () => {
    const { email } = await newPerson()
    expect((await visitor().auth.resetPasswordForEmail(email)).error).toBeNull()
    const link = await linkTo(email)
    expect(link.get('type')).toBe('recovery')
    const client = visitor()
    await client.auth.verifyOtp({
      token_hash: link.get('token_hash') ?? '',
      type: 'recovery',
    })
    expect((await client.auth.updateUser({ password: 'Chosen-anew-1' })).error).toBeNull()
    expect(
      (await visitor().auth.signInWithPassword({ email, password: 'Chosen-anew-1' })).error,
    ).toBeNull()
  })

  it('lead back to the requested page, on the site only', async () => {
    const there = `${siteUrl}/auth/confirm?link=x`
    for (const [redirectTo, shown] of [
      [there, there],
      ['https://evil.example/', siteUrl],
      [undefined, siteUrl],
    ] as const) {
      const { email } = await newPerson()
      await visitor().auth.resetPasswordForEmail(email, { redirectTo })
      expect((await linkTo(email)).get('redirect_to')).toBe(shown)
    }
  })

  it('are sent once a minute, and leave the previous one valid', async () => {
    const { client, email } = await newPerson()
    const ask = () => visitor().auth.resetPasswordForEmail(email)
    expect((await ask()).error).toBeNull()
    const link = await linkTo(email)
    expect((await ask()).error).toBeNull()
    const token_hash = link.get('token_hash') ?? ''
    expect((await visitor().auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull()
    expect(await mailsTo(email)).toBe(1)

    expect((await client.auth.updateUser({ email: `new-${email}` })).error).toBeNull()
    expect((await client.auth.updateUser({ email: `newer-${email}` })).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
    expect((await client.auth.getUser()).data.user?.new_email).toBe(`new-${email}`)
  })

  it('do not reveal whether an address has an account', async () => {
    const { error } = await visitor().auth.resetPasswordForEmail(`nobody-${Date.now()}@example.com`)
    expect(error).toBeNull()
  })

  it('are not shown without the mailbox’s secret path', async () => {
    for (const path of ['/mailbox', '/mailbox.json', '/mailbox/', '/mailbox/x.json']) {
      expect((await fetch(url + path)).status).toBe(404)
    }
  })

  it('are shown on a page without scripts', async () => {
    const page = await fetch(mailboxUrl ?? '')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await page.text()).toMatch(/<a href="[^"]+token_hash/)
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('an invitation', () => {
  const redirectTo = `${siteUrl}/auth/confirm?link=x`

  /** Opens the link and sets a password. */
  async function accept(link: URLSearchParams): Promise<void> {
    expect([link.get('type'), link.get('redirect_to')]).toEqual(['invite', redirectTo])
    const proof = { token_hash: link.get('token_hash') ?? '', type: 'invite' as const }
    const client = visitor()
    const { data, error } = await client.auth.verifyOtp(proof)
    expect(error).toBeNull()
    expect((await visitor().auth.verifyOtp(proof)).error).toMatchObject({ code: 'otp_expired' })
    const password = `Chosen-${randomUUID()}`
    expect((await client.auth.updateUser({ password })).error).toBeNull()
    const email = data.user?.email ?? ''
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await client.rpc('viewer_is_owner')).data).toBe(true)
    expect(await inviteOwner(server(), { email, redirectTo })).toBe('known')
    await server().auth.admin.deleteUser(data.user?.id ?? '')
  }

  it('is mailed, and again while it is unopened', async () => {
    const email = `invited-${randomUUID()}@example.com`
    const name = 'Ivy Owner'
    expect(await inviteOwner(server(), { email, name, redirectTo })).toBe('mailed')
    const first = await linkTo(email)
    expect(await inviteOwner(server(), { email, name, redirectTo })).toBe('mailed')
    const second = await linkTo(email)
    expect(`${second}`).not.toBe(`${first}`)
    await accept(second)
  })

  it('returns a link when no mail can be sent', async () => {
    const noMail: typeof fetch = (input, init) =>
      String(input).includes('/auth/v1/invite')
        ? Promise.resolve(Response.json({ msg: 'Error sending invite email' }, { status: 500 }))
        : fetch(input, init)
    const client = createClient(url, process.env.SUPABASE_SECRET_KEY ?? '', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: noMail },
    })
    const email = `invited-${randomUUID()}@example.com`
    const invitation = await inviteOwner(client, { email, redirectTo })
    const { link } = invitation as { link: string }
    expect(link.split('#')[0]).toBe(`${siteUrl}/auth/confirm`)
    await accept(new URLSearchParams(link.split('#')[1]))
  })

  it('cannot be sent by a visitor', async () => {
    const { error } = await visitor().auth.admin.inviteUserByEmail('ann@example.com')
    expect(error).toMatchObject({ status: 403 })
  })
})

it('both a second factor and its removal are told by mail', async () => {
  const { client, email } = await newPerson()
  const { id: factorId } = await enrol(client)
  const subject = async () => (await newestTo(email))?.subject
  await eventually(subject, (found) => found === 'Two-step sign-in is on')
  await client.auth.mfa.unenroll({ factorId })
  await eventually(subject, (found) => found === 'Two-step sign-in was removed')
})
