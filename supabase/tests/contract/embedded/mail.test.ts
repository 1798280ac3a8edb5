import { mailboxUrl, newPerson, removePeople, url, visitor } from '../people'

afterAll(removePeople)

interface Mail {
  to: string
  text: string
}
/** The link of the newest mail to somebody. */
async function linkTo(address: string): Promise<URL> {
  const mails = (await (await fetch(`${mailboxUrl}.json`)).json()) as Mail[]
  const mail = mails.find((one) => one.to === address)
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

describe('mails with a link', () => {
  it('change the e-mail address only once confirmed, and once', async () => {
    const { client, email, password } = await newPerson()
    const wanted = `new-${email}`
    const asked = await client.auth.updateUser({ email: wanted })
    expect(asked.data.user).toMatchObject({ email, new_email: wanted })
    const link = await linkTo(wanted)
    expect(link.pathname).toBe('/auth/confirm')
    expect(link.searchParams.get('type')).toBe('email_change')
    const proof = {
      token_hash: link.searchParams.get('token_hash') ?? '',
      type: 'email_change' as const,
    }
    const other = visitor()
    expect((await other.auth.verifyOtp(proof)).data.user?.email).toBe(wanted)
    expect((await visitor().auth.verifyOtp(proof)).error).toMatchObject({
      status: 403,
      code: 'otp_expired',
    })
    expect((await visitor().auth.signInWithPassword({ email: wanted, password })).error).toBeNull()
    expect((await visitor().auth.signInWithPassword({ email, password })).error).not.toBeNull()
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
