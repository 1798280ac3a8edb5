/**
 * An access token alone must not be enough to take over an account. A hosted project set up by
 * docs/deployment.md does the same. Closes three gaps of @supabase/lite; delete each when it is closed there:
 * - a password changes without the current one;
 * - a change of address is confirmed by the old address alone, not by both, without a rate limit;
 * - the user gets no mail about a change.
 */
import { readConfig } from '../config.ts'
import type { Database, Row } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { claimsOf, TokenError } from '../tokens.ts'
import type { SendMail } from './mails.ts'
import { parse, sized } from './sessions.ts'

interface Changes {
  database: Database
  secrets: Secrets
  send: SendMail
}
interface Account {
  id: string
  email: string
  email_change: string
  email_change_token_current: string
  email_change_token_new: string
}

export function guardChanges(auth: Handler, { database, secrets, send }: Changes): Handler {
  const { otp_expiry = 3600, max_frequency = '60s' } = readConfig().auth?.email ?? {}

  return async (request) => {
    const { method, headers } = request
    const url = new URL(request.url)
    const body = method === 'PUT' || method === 'POST' ? await request.text() : null
    const asked = { ...Object.fromEntries(url.searchParams), ...parse(body) }
    const forward = () => auth(new Request(url, { method, headers: sized(headers), body }))
    if (url.pathname === '/auth/v1/user' && method === 'PUT') return update(asked, headers, forward)
    if (url.pathname === '/auth/v1/verify' && asked.type === 'email_change') {
      return confirm(asked.token_hash ?? (method === 'GET' ? asked.token : undefined), forward)
    }
    return forward()
  }

  async function update(asked: Row, headers: Headers, forward: () => Promise<Response>) {
    const claims = readClaims(headers, secrets)
    if (!claims?.sub) return forward()
    if ('password' in asked && !isRecovery(claims)) {
      const isRight = await isPassword(database, claims.sub, asked.current_password)
      if (!isRight) return refusal(400, 'current_password_invalid', 'Current password required.')
    }
    if (asked.email && (await isTooSoon(claims.sub))) {
      const msg = 'For security purposes, you can only request this after a minute.'
      return refusal(429, 'over_email_send_rate_limit', msg)
    }
    const response = await forward()
    if (!response.ok) return response
    const [account] = await database.sql<Account>('select * from auth.users where id = $1', [
      claims.sub,
    ])
    if (!account) return response
    const { email, email_change, email_change_token_current, email_change_token_new } = account
    if ('password' in asked) await send('password_changed', email, { Email: email })
    if (asked.email && email_change && email_change_token_new) {
      const RedirectTo = String(asked.redirect_to ?? '')
      const values = { Email: email, NewEmail: email_change, RedirectTo }
      await send('email_change', email, { ...values, TokenHash: email_change_token_current })
      await send('email_change', email_change, { ...values, TokenHash: email_change_token_new })
    }
    return response
  }

  async function isTooSoon(id: unknown): Promise<boolean> {
    const recent = await database.sql(
      'select 1 from auth.users where id = $1 and email_change_sent_at > now() - $2::interval',
      [id, max_frequency],
    )
    return recent.length > 0
  }

  /** The library accepts only the token of the old address, so it gets the second of the two to be used. */
  async function confirm(hash: unknown, forward: () => Promise<Response>) {
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
      const msg =
        'Confirmation link accepted. Please proceed to confirm link sent to the other email'
      return Response.json({ code: '200', msg })
    }
    const [account] = await database.sql<Account>(
      'select * from auth.users where email_change_token_current = $1 and email_change_token_new is null',
      [hash],
    )
    if (!account) return refusal(403, 'otp_expired', 'Email link is invalid or has expired')
    const response = await forward()
    const [now] = await database.sql<Account>('select * from auth.users where id = $1', [
      account.id,
    ])
    if (now && now.email !== account.email) {
      await send('email_changed', account.email, { Email: now.email, OldEmail: account.email })
    }
    return response
  }
}

const refusal = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code })

/** Undefined for a token that the library itself refuses. */
function readClaims(headers: Headers, secrets: Secrets): Row | undefined {
  try {
    return claimsOf(headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '', secrets)
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw error
  }
}

/** A session from a recovery link: the user does not know the current password. */
const isRecovery = ({ amr }: Row) =>
  Array.isArray(amr) && amr.some((entry: Row) => entry.method === 'otp')

/** The library writes bcrypt hashes as $2b, pgcrypto reads $2a. */
async function isPassword(database: Database, id: unknown, password: unknown): Promise<boolean> {
  if (typeof password !== 'string' || password === '') return false
  const rows = await database.sql(
    `select 1 from auth.users, replace(encrypted_password, '$2b$', '$2a$') as hash
     where id = $1 and extensions.crypt($2, hash) = hash`,
    [id, password],
  )
  return rows.length > 0
}
