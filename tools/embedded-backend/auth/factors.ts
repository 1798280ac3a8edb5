/**
 * Second factors by TOTP: enrol, challenge, verify, remove, with a hosted project's answers. A code is taken once, as
 * RFC 6238 demands; a hosted project takes it as often as its three steps last. Gap: @supabase/lite has no second
 * factors. Delete when it gains them.
 */
import { randomBytes } from 'node:crypto'
import encodeQR from 'qr'
import type { Query, Row } from '../database.ts'
import { type Auth, type AuthCall, bearerClaims, refusal } from './call.ts'
import { type Caller, challenge, type Factor, UUID, verify } from './factor-codes.ts'
import { toBase32 } from './totp.ts'

const MOST_FACTORS = 10

export async function serveFactors(call: AuthCall, auth: Auth): Promise<Response> {
  const [, , id, verb] = call.path.split('/')
  try {
    const caller = await callerOf(call, auth)
    if (!id && call.method === 'POST') {
      return Response.json(await auth.database.transaction((query) => enroll(query, caller, call)))
    }
    const factor = await ownFactor(auth.database.sql, caller, id)
    if (call.method === 'POST' && verb === 'challenge') {
      return Response.json(await challenge(auth.database.sql, factor))
    }
    if (call.method === 'POST' && verb === 'verify') return await verify(call, auth, caller, factor)
    if (call.method === 'DELETE' && !verb) return await unenroll(auth, caller, factor)
    throw refusal(404, 'not_found', 'Not found')
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}

async function callerOf(call: AuthCall, auth: Auth): Promise<Caller> {
  const claims = bearerClaims(call, auth)
  if (typeof claims?.sub !== 'string') {
    throw refusal(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  }
  const [found] = await auth.database.sql<Caller>(
    `select u.id as "userId", u.email, s.id as "sessionId", coalesce(s.aal, 'aal1') as aal
     from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2`,
    [claims.session_id, claims.sub],
  )
  if (found) return found
  throw refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
}

async function ownFactor(query: Query, { userId }: Caller, id = ''): Promise<Factor> {
  if (!UUID.test(id)) throw refusal(404, 'validation_failed', 'factor_id must be an UUID')
  const [factor] = await query<Factor>(
    'select * from auth.mfa_factors where id = $1 and user_id = $2',
    [id, userId],
  )
  if (!factor) throw refusal(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

async function enroll(query: Query, { userId, email, aal }: Caller, { body, url }: AuthCall) {
  if (body.factor_type !== 'totp') {
    throw refusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn')
  }
  const name = String(body.friendly_name ?? '')
  await query(
    `delete from auth.mfa_factors f where user_id = $1 and status = 'unverified'
       and created_at < now() - interval '5 minutes'
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
    [userId],
  )
  const known = await query<{ friendly_name: string; status: string }>(
    'select friendly_name, status from auth.mfa_factors where user_id = $1',
    [userId],
  )
  if (known.some(({ friendly_name }) => friendly_name === name)) {
    const msg = `A factor with the friendly name "${name}" for this user already exists`
    throw refusal(422, 'mfa_factor_name_conflict', msg)
  }
  if (known.length >= MOST_FACTORS) {
    const msg = 'Maximum number of verified factors reached, unenroll to continue'
    throw refusal(422, 'too_many_enrolled_mfa_factors', msg)
  }
  if (known.some(({ status }) => status === 'verified') && aal !== 'aal2') {
    throw refusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  const secret = toBase32(randomBytes(20))
  const [row] = await query<{ id: string }>(
    `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
     values ($1, $2, 'totp', $3) returning id`,
    [userId, name, secret],
  )
  const issuer = String(body.issuer ?? url.host)
  const settings = new URLSearchParams({ algorithm: 'SHA1', digits: '6', issuer, period: '30' })
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const uri = `otpauth://totp/${label}?${settings}&secret=${secret}`.replaceAll('+', '%20')
  const qr_code = encodeQR(uri, 'svg')
  return { id: row?.id, type: 'totp', friendly_name: name, totp: { qr_code, secret, uri } }
}

async function unenroll({ database, send }: Auth, { email, aal }: Caller, factor: Factor) {
  if (factor.status === 'verified' && aal !== 'aal2') {
    throw refusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor')
  }
  await database.transaction((query) => removeFactor(query, factor.id))
  await send('mfa_factor_unenrolled', email, { FactorType: 'totp' })
  return Response.json({ id: factor.id })
}

/** Also lowers the sessions that were raised by it. */
export async function removeFactor(query: Query, id: string): Promise<Row | undefined> {
  const raised = 'select id from auth.sessions where factor_id = $1'
  await query(
    `delete from auth.mfa_amr_claims where authentication_method = 'totp' and session_id in (${raised})`,
    [id],
  )
  await query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [id])
  const [removed] = await query<{ removed: Row }>(
    `delete from auth.mfa_factors f where id = $1
     returning to_jsonb(f) - '{secret,user_id}'::text[] as removed`,
    [id],
  )
  return removed?.removed
}
