/**
 * Bridges of the auth API, each closing a gap of @supabase/lite; delete each when it is closed there:
 * - access tokens lack the claims of a hosted project (app_metadata, aal, amr, iss …);
 * - with sign-up disabled, one-time passwords and magic links still reveal who has an account;
 * - a sign-in for an unknown address compares no password, so its response time reveals that;
 * - a changed password leaves the user's other sessions signed in;
 * - it has no invitations and treats their links as recovery links.
 */
import type { Database, Row } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { signToken, verifyToken } from '../tokens.ts'

export function bridgeAuth(
  lite: Handler,
  database: Database,
  secrets: Secrets,
  allowsSignUp = false,
): Handler {
  return async (request) => {
    const { pathname, origin, searchParams } = new URL(request.url)
    const { method, headers } = request
    const path = pathname.replace('/auth/v1', '')
    if (!allowsSignUp && (path === '/otp' || path === '/magiclink')) {
      return refusal(422, 'otp_disabled', 'Signups not allowed for otp')
    }
    const sent = method === 'POST' || method === 'PUT' ? await request.text() : null
    const asked = parse(sent)
    const isInvitation = path === '/verify' && asked.type === 'invite'
    const body = isInvitation ? JSON.stringify({ ...asked, type: 'recovery' }) : sent
    const isSignIn = path === '/token' && searchParams.get('grant_type') === 'password'
    if (isSignIn && !(await mayFit(database, asked))) {
      return refusal(400, 'invalid_credentials', 'Invalid login credentials')
    }
    const response = await lite(new Request(request.url, { method, headers: sized(headers), body }))
    if (!response.ok) return response

    if (path === '/token' || path === '/verify') {
      const session = (await response.json()) as Row
      if (typeof session.access_token !== 'string') return Response.json(session)
      const how = path === '/verify' ? 'otp' : 'password'
      session.access_token = withHostedClaims(session, how, `${origin}/auth/v1`, secrets.jwtSecret)
      return Response.json(session)
    }
    if (path === '/user' && method === 'PUT' && 'password' in asked) {
      await endOtherSessions(database, headers, secrets)
    }
    return response
  }
}

/** The library itself refuses a body that is not JSON. */
export function parse(body: string | null): Row {
  try {
    return Object(JSON.parse(body ?? '{}')) as Row
  } catch {
    return {}
  }
}

/** Drops the length of the original body. */
export function sized(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
}

function refusal(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status })
}

/** A hash that matches no password and takes as long to compare. */
const NO_HASH = `$2a$10$${'.'.repeat(53)}`

/** False for a wrong password. Takes the same time for every address. */
async function mayFit(database: Database, { email, password }: Row): Promise<boolean> {
  // The library itself refuses a missing or malformed address or password.
  if (!email || !password || typeof email !== 'string' || typeof password !== 'string') return true
  // The library writes $2b, pgcrypto reads the same hash as $2a.
  const [found] = await database.sql<{ fits: boolean }>(
    `select extensions.crypt($2, hash) = hash as fits from (
       select replace(coalesce((
         select nullif(encrypted_password, '') from auth.users where email = lower($1) limit 1
       ), $3), '$2b$', '$2a$') as hash
     ) known`,
    [email, password, NO_HASH],
  )
  return found?.fits === true
}

function withHostedClaims(session: Row, how: string, iss: string, secret: string): string {
  const token = verifyToken(session.access_token as string, secret)
  const user = session.user as Row
  const { phone, app_metadata, user_metadata, is_anonymous } = user
  const amr = [{ method: how, timestamp: token.iat }]
  return signToken(
    { iss, ...token, phone, app_metadata, user_metadata, is_anonymous, aal: 'aal1', amr },
    secret,
  )
}

async function endOtherSessions(
  database: Database,
  headers: Headers,
  secrets: Secrets,
): Promise<void> {
  const token = headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? ''
  const { sub, session_id } = verifyToken(token, secrets.jwtSecret)
  await database.sql('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id])
}
