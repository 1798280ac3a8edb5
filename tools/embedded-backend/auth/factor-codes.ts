/** A second factor's codes: challenge and verify. */
import type { Query } from '../database.ts'
import { isSame } from '../tokens.ts'
import { type Auth, type AuthCall, refusal } from './call.ts'
import { noteMethod, withHostedClaims } from './sessions.ts'
import { fromBase32, STEP_S, totp } from './totp.ts'

const CHALLENGE_S = 300
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface Caller {
  userId: string
  email: string
  sessionId: string
  aal: string
}

export interface Factor {
  id: string
  factor_type: string
  status: 'unverified' | 'verified'
  secret: string
}

export async function challenge(query: Query, { id }: Factor) {
  await query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [id])
  const [row] = await query<{ id: string; expires_at: number }>(
    `insert into auth.mfa_challenges (factor_id) values ($1)
     returning id, extract(epoch from created_at)::bigint + $2::integer as expires_at`,
    [id, CHALLENGE_S],
  )
  return { id: row?.id, type: 'totp', expires_at: Number(row?.expires_at) }
}

export async function verify(call: AuthCall, auth: Auth, caller: Caller, factor: Factor) {
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
