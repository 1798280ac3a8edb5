import { randomInt, randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'

const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } =
  process.env
export const url = NEXT_PUBLIC_SUPABASE_URL ?? ''
export const publishableKey = NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? ''
/** The embedded backend's only. */
export const mailboxUrl = process.env.LOCAL_MAILBOX_URL

// Generous for a busy machine.
jest.setTimeout(60_000)

const connect = (key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })

/** A client with an access token but no session. */
export const withToken = (token: string) =>
  createClient(url, publishableKey, { accessToken: async () => token })

export const visitor = () => connect(publishableKey)
export const server = () => connect(SUPABASE_SECRET_KEY ?? '')

export interface Person {
  id: string
  email: string
  password: string
  client: SupabaseClient
}
const made: string[] = []

/** Creates an account and signs it in; a stranger unless made an owner. */
export async function newPerson({ owner = false } = {}): Promise<Person> {
  const email = `contract-${randomUUID()}@example.com`
  const password = `Contract-${randomUUID()}`
  const created = await server().auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error) throw created.error
  const { id } = created.data.user
  made.push(id)
  if (owner) {
    const { error } = await server().rpc('add_owner', { owner_id: id })
    if (error) throw error
  }
  const { data, error } = await fromElsewhere().auth.signInWithPassword({ email, password })
  if (error) throw error
  const client = visitor()
  await client.auth.setSession(data.session)
  return { id, email, password, client }
}

/** Calls from an address of its own: sign-ins from one address are limited. */
export function fromElsewhere() {
  const address = `198.18.${randomInt(256)}.${randomInt(256)}`
  return createClient(url, SUPABASE_SECRET_KEY ?? '', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'sb-forwarded-for': address } },
  })
}
export const newOwner = () => newPerson({ owner: true })

/** Announces an upload as the app does and returns its path; no other path accepts files. */
export async function announced(person: Person, name: string, projectId = randomUUID()) {
  const path = `${person.id}/${projectId}/${name}`
  const row = { id: randomUUID(), user_id: person.id, project_id: projectId, kind: 'image' }
  const { error } = await server()
    .from('uploads')
    .insert({ ...row, staged_path: path })
  if (error) throw error
  return path
}

/** Removes every account made here, with its projects and staged files. */
export async function removePeople(): Promise<void> {
  const staged = server().storage.from('uploads')
  for (const id of made.splice(0)) {
    for (const { name: project } of (await staged.list(id)).data ?? []) {
      const { data } = await staged.list(`${id}/${project}`)
      await staged.remove((data ?? []).map((file) => `${id}/${project}/${file.name}`))
    }
    await server().from('projects').delete().eq('user_id', id)
    await server().auth.admin.deleteUser(id)
  }
}

/** Waits until a check holds; fails with the last value. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  holds: (value: T) => boolean,
  ms = 15_000,
): Promise<T> {
  const end = Date.now() + ms
  for (;;) {
    const value = await look()
    if (holds(value)) return value
    if (Date.now() > end) throw new Error(`Still not there: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
