/**
 * An access token alone must not be enough to take over an account. A hosted project set up by
 * docs/deployment.md does the same. Closes five gaps of @supabase/lite; delete each when it is closed there:
 * - a password changes without the current one;
 * - password and address change without the second factor of an account that has one;
 * - a changed password leaves the user's other sessions signed in;
 * - a change of address is confirmed by the old address alone, not by both, without a rate limit;
 * - the user gets no mail about a change.
 */
import { readConfig } from '../config.ts'
import type { Database, Row } from '../database.ts'
import { type Auth, type AuthCall, bearerClaims, isPassword, refusal } from './call.ts'

const { otp_expiry = 3600, max_frequency = '60s' } = readConfig().auth?.email ?? {}

interface Account {
  id: string
  email: string
  email_change: string
  email_change_token_current: string
  email_change_token_new: string
}

export async function updateUser(call: AuthCall, auth: Auth): Promise<Response> {
  const { database, send } = auth
  const { current_password, email: wanted } = call.body
  const claims = bearerClaims(call, auth)
  if (typeof claims?.sub !== 'string') return call.forward()
  const { sub } = claims
  const isNewPassword = 'password' in call.body
  if ((isNewPassword || wanted) && (await lacksFactor(database, claims))) {
    const msg = 'AAL2 session is required to update email or password when MFA is enabled.'
    return refusal(401, 'insufficient_aal', msg)
  }
  if (isNewPassword && !isRecovery(claims)) {
    const isRight =
      typeof current_password === 'string' && (await isPassword(auth, sub, current_password))
    if (!isRight) return refusal(400, 'current_password_invalid', 'Current password required.')
  }
  if (wanted && (await isTooSoon(database, sub))) {
    const msg = 'For security purposes, you can only request this after a minute.'
    return refusal(429, 'over_email_send_rate_limit', msg)
  }
  const response = await call.forward()
  if (!response.ok) return response
  if (isNewPassword) {
    const others = 'delete from auth.sessions where user_id = $1 and id <> $2'
    await database.sql(others, [sub, claims.session_id])
  }
  const account = await accountBy(database, 'id = $1', sub)
  if (!account) return response
  const { email, email_change, email_change_token_current, email_change_token_new } = account
  if (isNewPassword) await send('password_changed', email, { Email: email })
  if (wanted && email_change && email_change_token_new) {
    const RedirectTo = call.url.searchParams.get('redirect_to') ?? ''
    const values = { Email: email, NewEmail: email_change, RedirectTo }
    await send('email_change', email, { ...values, TokenHash: email_change_token_current })
    await send('email_change', email_change, { ...values, TokenHash: email_change_token_new })
  }
  return response
}

/**
 * Confirms a change of address by the link from one of two mails. The library accepts only the token of the old
 * address, so it gets the second of the two to be used.
 */
export async function confirmAddress(
  { method, url, body }: AuthCall,
  { database, send }: Auth,
  forward: () => Promise<Response>,
): Promise<Response> {
  const given: Row = { ...Object.fromEntries(url.searchParams), ...body }
  const hash = given.token_hash ?? (method === 'GET' ? given.token : undefined)
  if (typeof hash !== 'string') return refusal(403, 'otp_expired', 'Mails carry links alone.')
  const first = await database.sql(
    `update auth.users set email_change_token_new = null, email_change_token_current =
       case when email_change_token_new = $1 then email_change_token_current else email_change_token_new end
     where $1 in (email_change_token_current, email_change_token_new)
       and email_change_token_current is not null and email_change_token_new is not null
       and email_change_sent_at > now() - make_interval(secs => $2) returning id`,
    [hash, otp_expiry],
  )
  if (first.length > 0) {
    const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'
    return Response.json({ code: '200', msg })
  }
  const isSecond = 'email_change_token_current = $1 and email_change_token_new is null'
  const account = await accountBy(database, isSecond, hash)
  if (!account) return refusal(403, 'otp_expired', 'Email link is invalid or has expired')
  const response = await forward()
  const now = await accountBy(database, 'id = $1', account.id)
  if (now && now.email !== account.email) {
    await send('email_changed', account.email, { Email: now.email, OldEmail: account.email })
  }
  return response
}

async function accountBy(
  database: Database,
  condition: string,
  value: string,
): Promise<Account | undefined> {
  const [account] = await database.sql<Account>(`select * from auth.users where ${condition}`, [
    value,
  ])
  return account
}

async function lacksFactor(database: Database, { sub, session_id }: Row): Promise<boolean> {
  const found = await database.sql(
    `select from auth.mfa_factors f join auth.sessions s on s.user_id = f.user_id
     where f.user_id = $1 and f.status = 'verified' and s.id = $2 and s.aal is distinct from 'aal2'`,
    [sub, session_id],
  )
  return found.length > 0
}

async function isTooSoon(database: Database, id: string): Promise<boolean> {
  const recent = await database.sql(
    'select 1 from auth.users where id = $1 and email_change_sent_at > now() - $2::interval',
    [id, max_frequency],
  )
  return recent.length > 0
}

/** A session from a recovery link: the user does not know the current password. */
const isRecovery = ({ amr }: Row) =>
  Array.isArray(amr) && amr.some((entry: Row) => entry.method === 'otp')
