/**
 * Second factors by TOTP: enrol, challenge, verify, remove, with a hosted project's answers. A code is taken once, as
 * RFC 6238 demands; a hosted project takes it as often as its three steps last. Gap: @supabase/lite has no second
 * factors. Delete when it gains them.
 */
import { randomBytes } from 'node:crypto'
import encodeQR from 'qr'
import type { Query, Row } from '../database.ts'
import { isSame } from '../tokens.ts'
import { type Auth, type AuthCall, bearerClaims, refusal } from './call.ts'
import { noteMethod, withHostedClaims } from './sessions.ts'
import { fromBase32, STEP_S, toBase32, totp } from './totp.ts'

const CHALLENGE_S = 300
const MOST_FACTORS = 10
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Caller {
  userId: string
  email: string
  sessionId: string
  aal: string
}
interface Factor {
  id: string
  factor_type: string
  status: 'unverified' | 'verified'
  secret: string
}

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

async function challenge(query: Query, { id }: Factor) {
  await query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [id])
  const [row] = await query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id) values ($1)
     returning id, extract(epoch from created_at)::bigint + $2::integer as expires_at`,
    [id, CHALLENGE_S],
  )
  return { id: row?.id, type: 'totp', expires_at: Number(row?.expires_at) }
}

async function verify(call: AuthCall, auth: Auth, caller: Caller, factor: Factor) {
  const { code, challenge_id } = call.body
  if (!code) throw refusal(400, 'validation_failed', 'Code needs to be non-empty')
  const refreshToken = await auth.database.transaction(async (query) => {
    await takeCode(query, factor, String(challenge_id), String(code).trim())
    return raise(query, caller, factor)
  })
  if (factor.status === 'unverified') {
    await auth.send('mfa_factor_enrolled', caller.email, { FactorType: 'totp' })
  }
  const address = new URL('/auth/v1/token?grant_type=refresh_token', call.url)
  const headers = new Headers(call.headers)
  headers.delete('content-length')
  const body = JSON.stringify({ refresh_token: refreshToken })
  const response = await auth.lite(new Request(address, { method: 'POST', headers, body }))
  // The token before must not become a session of the new level.
  await auth.database.sql('delete from auth.refresh_tokens where session_id = $1 and revoked', [
    caller.sessionId,
  ])
  return withHostedClaims(response, undefined, call, auth)
}

/** Uses up a challenge and a code. @throws Response where they do not fit */
async function takeCode(query: Query, { id, secret }: Factor, challengeId: string, code: string) {
  const [open] = UUID.test(challengeId)
    ? await query<{ is_used: boolean; is_old: boolean }>(
        `select verified_at is not null as is_used, created_at < now() - make_interval(secs => $3) as is_old
         from auth.mfa_challenges where id = $1 and factor_id = $2`,
        [challengeId, id, CHALLENGE_S],
      )
    : []
  if (!open) {
    const msg = 'MFA factor with the provided challenge ID not found'
    throw refusal(422, 'mfa_factor_not_found', msg)
  }
  if (open.is_used) {
    const msg = 'Challenge and verify IP addresses mismatch'
    throw refusal(422, 'mfa_ip_address_mismatch', msg)
  }
  if (open.is_old) {
    throw refusal(422, 'mfa_challenge_expired', `MFA challenge ${challengeId} has expired`)
  }
  const now = Date.now() / 1000
  const fits = [-1, 0, 1].some((steps) =>
    isSame(Buffer.from(code), Buffer.from(totp(fromBase32(secret), now + steps * STEP_S))),
  )
  const used = await query(
    `select 1 from auth.mfa_challenges where factor_id = $1 and otp_code = $2
       and verified_at > now() - interval '2 minutes'`,
    [id, code],
  )
  if (!fits || used.length > 0) {
    throw refusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
  }
  await query('update auth.mfa_challenges set verified_at = now(), otp_code = $2 where id = $1', [
    challengeId,
    code,
  ])
}

/** Raises the session to aal2 and ends those of a lower level. @returns its refresh token */
async function raise(query: Query, { userId, sessionId }: Caller, { id }: Factor) {
  await query(`update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`, [
    id,
  ])
  await query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId])
  await query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [
    sessionId,
    id,
  ])
  await query(`delete from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`, [
    userId,
  ])
  await noteMethod(query, sessionId, 'totp')
  const [token] = await query<{ token: string }>(
    `select token from auth.refresh_tokens where session_id = $1 and not revoked
     order by created_at desc limit 1`,
    [sessionId],
  )
  return token?.token
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
