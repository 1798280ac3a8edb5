/**
 * supabase.auth.admin: createUser, listUsers, getUserById, updateUserById, deleteUser, inviteUserByEmail,
 * generateLink for invitations, mfa.listFactors and mfa.deleteFactor, with the secret key.
 * Gap: @supabase/lite has no admin API. Delete when it gains one.
 */
import { randomBytes, randomUUID } from 'node:crypto'
import type { Query, Row } from '../database.ts'
import { callerOf, TokenError } from '../tokens.ts'
import { type Auth, type AuthCall, refusal } from './call.ts'
import { removeFactor } from './factors.ts'
import { FACTORS } from './sessions.ts'

const user = `select jsonb_strip_nulls(jsonb_build_object(
  'id', id, 'aud', aud, 'role', role, 'email', email, 'phone', coalesce(phone, ''), 'new_email', email_change,
  'email_confirmed_at', email_confirmed_at, 'confirmed_at', confirmed_at, 'last_sign_in_at', last_sign_in_at,
  'app_metadata', raw_app_meta_data, 'user_metadata', raw_user_meta_data, 'is_anonymous', is_anonymous,
  'created_at', created_at, 'updated_at', updated_at, 'factors', ${FACTORS},
  'identities', coalesce((select jsonb_agg(to_jsonb(i)) from auth.identities i where i.user_id = u.id), '[]')
)) as user from auth.users u`

export async function administer(call: AuthCall, auth: Auth): Promise<Response> {
  try {
    if (callerOf(call.headers, auth.secrets).role !== 'service_role') {
      throw refusal(403, 'not_admin', 'User not allowed')
    }
    return await answer(call, auth)
  } catch (error) {
    return toRefusal(error)
  }
}

async function answer(call: AuthCall, { database, send }: Auth): Promise<Response> {
  const { method, path, url, body } = call
  if (path === '/invite') {
    const { user, hashed_token } = await database.transaction((query) => invite(query, body))
    const email = String(user.email)
    const RedirectTo = url.searchParams.get('redirect_to') ?? ''
    await send('invite', email, { Email: email, TokenHash: hashed_token, RedirectTo })
    return Response.json(user)
  }
  const [collection, id, part, partId] = path.replace('/admin/', '').split('/')
  if (collection === 'generate_link' && method === 'POST' && body.type === 'invite') {
    const { user, ...link } = await database.transaction((query) => invite(query, body))
    return Response.json({ ...user, ...link, verification_type: 'invite' })
  }
  if (collection !== 'users') throw refusal(404, 'not_found', 'Not found')
  return database.transaction(async (query) => {
    if (part === 'factors') return factors(query, id, method === 'DELETE' ? partId : undefined)
    if (method === 'GET' && !id) return list(query, url)
    if (method === 'POST' && !id) return Response.json(await create(query, body))
    if (method === 'GET') return Response.json(await find(query, id))
    if (method === 'PUT') return Response.json(await update(query, id, body))
    if (method === 'DELETE') return Response.json(await remove(query, id))
    throw refusal(405, 'method_not_allowed', 'Method not allowed')
  })
}

function toRefusal(error: unknown): Response {
  if (error instanceof Response) return error
  if (error instanceof TokenError) return refusal(401, 'bad_jwt', error.message)
  const { code, constraint, message } = error as Error & { code?: string; constraint?: string }
  if (code === '23505' && constraint?.includes('email')) {
    const taken = 'A user with this email address has already been registered'
    return refusal(422, 'email_exists', taken)
  }
  if (code === '23503') return refusal(500, 'unexpected_failure', 'Database error deleting user')
  throw new Error(message, { cause: error })
}

async function find(query: Query, id = ''): Promise<Row> {
  const valid = /^[0-9a-f-]{36}$/i.test(id)
  const [row] = valid ? await query<{ user: Row }>(`${user} where id = $1`, [id]) : []
  if (!row) throw refusal(404, 'user_not_found', 'User not found')
  return row.user
}

async function list(query: Query, url: URL): Promise<Response> {
  const size = Number(url.searchParams.get('per_page')) || 50
  const page = Number(url.searchParams.get('page')) || 1
  const rows = await query<{ user: Row }>(
    `${user} order by created_at desc, id limit $1 offset $2`,
    [size, (page - 1) * size],
  )
  const [{ total } = { total: 0 }] = await query<{ total: number }>(
    'select count(*) as total from auth.users',
  )
  const headers = { 'x-total-count': String(total) }
  return Response.json({ users: rows.map((row) => row.user), aud: 'authenticated' }, { headers })
}

async function create(query: Query, body: Row): Promise<Row> {
  if (!body.email) throw refusal(400, 'validation_failed', 'Cannot create a user without an email')
  const id = (body.id as string) ?? randomUUID()
  const email = String(body.email).trim().toLowerCase()
  await query(`insert into auth.users (id, email) values ($1, $2)`, [id, email])
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2::text, $2::text::uuid, jsonb_build_object('sub', $2::text, 'email', $3::text))`,
    [randomUUID(), id, email],
  )
  return update(query, id, {
    ...body,
    email,
    app_metadata: { provider: 'email', providers: ['email'], ...(body.app_metadata as Row) },
  })
}

/** Creates a user without a password, or sends a new link while the first is unused. */
async function invite(query: Query, { email, data }: Row) {
  const hashed_token = randomBytes(28).toString('hex')
  const [waiting] = await query<{ id: string }>(
    'select id from auth.users where email = lower($1) and invited_at is not null and last_sign_in_at is null',
    [email],
  )
  const user = waiting
    ? await find(query, waiting.id)
    : await create(query, { email, email_confirm: true, user_metadata: data })
  await query(
    `update auth.users set invited_at = now(), recovery_token = $2, recovery_sent_at = now() where id = $1`,
    [user.id, hashed_token],
  )
  return { user, hashed_token }
}

async function update(query: Query, id: string | undefined, body: Row): Promise<Row> {
  await find(query, id)
  if (typeof body.password === 'string' && body.password.length < 6) {
    throw refusal(422, 'weak_password', 'Password should be at least 6 characters.')
  }
  await query(
    `update auth.users set
       email = coalesce(lower($2), email), updated_at = now(), role = coalesce($3, role),
       encrypted_password = case when $4::text is null then encrypted_password
         else extensions.crypt($4, extensions.gen_salt('bf', 10)) end,
       email_confirmed_at = case when $5 then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
       raw_user_meta_data = raw_user_meta_data || coalesce($6::jsonb, '{}'),
       raw_app_meta_data = raw_app_meta_data || coalesce($7::jsonb, '{}')
     where id = $1`,
    [
      id,
      body.email,
      body.role,
      body.password,
      body.email_confirm === true,
      body.user_metadata,
      body.app_metadata,
    ],
  )
  if (body.password) await query('delete from auth.sessions where user_id = $1', [id])
  if (body.email) {
    await query(
      `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text)
       where user_id = $1 and provider = 'email'`,
      [id, body.email],
    )
  }
  return find(query, id)
}

/** Lists the factors of a user, or removes one. */
async function factors(query: Query, id: string | undefined, removed?: string): Promise<Response> {
  const known = ((await find(query, id)).factors ?? []) as Row[]
  if (!removed) return Response.json(known)
  if (!known.some((factor) => factor.id === removed)) {
    throw refusal(404, 'mfa_factor_not_found', 'Factor not found')
  }
  return Response.json(await removeFactor(query, removed))
}

async function remove(query: Query, id: string | undefined): Promise<Row> {
  await find(query, id)
  await query('delete from auth.refresh_tokens where user_id = $1', [id])
  await query('delete from auth.users where id = $1', [id])
  return {}
}
