import type { AdminClient } from './admin-client.ts'
import { CommandError } from './lifecycle.ts'

/** Creates a confirmed account, or finds the one with that e-mail, and makes it an owner. */
export async function ensureOwner(
  client: AdminClient,
  { email, password }: { email: string; password: string },
): Promise<{ id: string; created: boolean }> {
  const { data, error } = await client.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
  })
  if (error && error.code !== 'email_exists') throw notCreated(error)
  const id = data.user?.id ?? (await findByEmail(client, email))
  await makeOwner(client, id)
  return { id, created: !error }
}

/** How the owner is invited: by mail, by a link to pass on, or not at all because the account exists. */
type Invitation = 'mailed' | { link: string } | 'known'

/**
 * Creates an account without a password, or finds the one with that e-mail, and makes it an owner. The owner chooses
 * a password behind a link that works once.
 * @param redirectTo the site's confirm page, signed: it accepts no other link
 */
export async function inviteOwner(
  client: AdminClient,
  { email, name, redirectTo }: { email: string; name?: string; redirectTo: string },
): Promise<Invitation> {
  const data = name ? { full_name: name } : undefined
  const mailed = await client.auth.admin.inviteUserByEmail(email, { data, redirectTo })
  if (mailed.data.user) {
    await makeOwner(client, mailed.data.user.id)
    return 'mailed'
  }
  if (mailed.error?.code === 'email_exists') {
    await makeOwner(client, await findByEmail(client, email))
    return 'known'
  }
  // No mail server, or it refuses: the operator passes the link on.
  const made = await client.auth.admin.generateLink({ type: 'invite', email, options: { data } })
  if (made.error) throw notCreated(made.error)
  await makeOwner(client, made.data.user.id)
  const parts = new URLSearchParams({
    token_hash: made.data.properties.hashed_token,
    type: 'invite',
    redirect_to: redirectTo,
  })
  const page = new URL(redirectTo)
  return { link: `${page.origin}${page.pathname}#${parts}` }
}

async function makeOwner(client: AdminClient, id: string): Promise<void> {
  const { error } = await client.rpc('add_owner', { owner_id: id })
  if (error) throw new CommandError(`Could not make the account an owner: ${error.message}`)
}

function notCreated({ name, message }: Error): CommandError {
  const away = name === 'AuthRetryableFetchError'
  return new CommandError(
    `Could not create the account: ${away ? 'the backend does not answer. Is it running, and is its address right?' : message}`,
  )
}

/** Removes the second factors of an account, so that the password is enough. @returns how many there were */
export async function removeFactors(client: AdminClient, email: string): Promise<number> {
  const userId = await findByEmail(client, email)
  const { mfa } = client.auth.admin
  const { data, error } = await mfa.listFactors({ userId })
  if (error) throw new CommandError(`Could not read the second factors: ${error.message}`)
  for (const { id } of data.factors) {
    const removed = await mfa.deleteFactor({ id, userId })
    if (removed.error) {
      throw new CommandError(`Could not remove the second factor: ${removed.error.message}`)
    }
  }
  return data.factors.filter(({ status }) => status === 'verified').length
}

async function findByEmail(client: AdminClient, email: string): Promise<string> {
  const wanted = email.toLowerCase()
  for (let page = 1; ; page++) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: 200 })
    if (error) throw new CommandError(`Could not read the accounts: ${error.message}`)
    const user = data.users.find((candidate) => candidate.email?.toLowerCase() === wanted)
    if (user) return user.id
    if (!data.users.length) throw new CommandError(`There is no account with the e-mail ${email}.`)
  }
}
