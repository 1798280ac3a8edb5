import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'

type AdminClient = SupabaseClient<Database>

class AccountError extends Error {
  override name = 'AccountError'
}

export interface NewAccount {
  email: string
  password: string
  name?: string
}

/** Creates the account, confirmed, or finds the one with that e-mail; then makes it an owner. */
export async function ensureOwner(
  client: AdminClient,
  { email, password, name }: NewAccount,
): Promise<{ id: string; created: boolean }> {
  const { data, error } = await client.auth.admin.createUser({
    email,
    password,
    email_confirm: true,
    ...(name && { user_metadata: { full_name: name } }),
  })
  if (error && error.code !== 'email_exists') {
    const away = error.name === 'AuthRetryableFetchError'
    throw new AccountError(
      `The account could not be created: ${away ? 'the backend does not answer. Is it running, and is its address right?' : error.message}`,
    )
  }
  const id = data.user?.id ?? (await findByEmail(client, email))
  const { error: refused } = await client.rpc('add_owner', { owner_id: id })
  if (refused) throw new AccountError(`The account could not be made an owner: ${refused.message}`)
  return { id, created: !error }
}

async function findByEmail(client: AdminClient, email: string): Promise<string> {
  const wanted = email.toLowerCase()
  for (let page = 1; ; page++) {
    const { data, error } = await client.auth.admin.listUsers({ page, perPage: 200 })
    if (error) throw new AccountError(`The accounts could not be read: ${error.message}`)
    const user = data.users.find((candidate) => candidate.email?.toLowerCase() === wanted)
    if (user) return user.id
    if (!data.users.length) throw new AccountError(`No account with the e-mail ${email} was found.`)
  }
}
