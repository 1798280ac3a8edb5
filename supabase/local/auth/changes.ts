/**
 * An access token alone must not give the account away, as in a hosted project with the settings of README's
 * 'Deploy'. Gap: @supabase/lite changes a password without the current one. Delete when it asks for it.
 */
import type { Database, Row } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { claimsOf, TokenError } from '../tokens.ts'
import { parse, sized } from './sessions.ts'

export function guardChanges(auth: Handler, database: Database, secrets: Secrets): Handler {
  return async (request) => {
    const { method, headers, url } = request
    if (new URL(url).pathname !== '/auth/v1/user' || method !== 'PUT') return auth(request)
    const body = await request.text()
    const asked = parse(body)
    const claims = readClaims(headers, secrets)
    if ('password' in asked && claims?.sub && !isRecovery(claims)) {
      const isRight = await isPassword(database, claims.sub, asked.current_password)
      if (!isRight) return refusal('Current password required when setting new password.')
    }
    return auth(new Request(url, { method, headers: sized(headers), body }))
  }
}

const refusal = (msg: string) =>
  Response.json({ code: 400, error_code: 'current_password_invalid', msg }, { status: 400 })

/** Undefined for a token that the library refuses itself. */
function readClaims(headers: Headers, secrets: Secrets): Row | undefined {
  try {
    return claimsOf(headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '', secrets)
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw error
  }
}

/** A session opened by a link from a mail, whose owner has forgotten the current password. */
const isRecovery = ({ amr }: Row) =>
  Array.isArray(amr) && amr.some((entry: Row) => entry.method === 'otp')

/** The library's hashes say 2b, which pgcrypto calls 2a. */
async function isPassword(database: Database, id: unknown, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false
  const rows = await database.sql(
    `select 1 from auth.users, replace(encrypted_password, '$2b$', '$2a$') as hash
     where id = $1 and extensions.crypt($2, hash) = hash`,
    [id, password],
  )
  return rows.length > 0
}
