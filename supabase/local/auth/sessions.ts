/**
 * Bridges of the auth API, each closing a gap of @supabase/lite; delete each when it is closed there:
 * - access tokens lack the claims a hosted project puts in (app_metadata, aal, amr, iss …);
 * - a one-time password makes an account although sign-up is off;
 * - a changed password leaves the user's other sessions signed in.
 */
import type { Database, Row } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { signToken, verifyToken } from '../tokens.ts'

export function bridgeAuth(lite: Handler, database: Database, secrets: Secrets): Handler {
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    const { method, headers } = request
    const path = pathname.replace('/auth/v1', '')
    const body = method === 'POST' || method === 'PUT' ? await request.text() : null

    const asked = parse(body)
    const allowed = path === '/otp' ? JSON.stringify({ ...asked, create_user: false }) : body
    const response = await lite(
      new Request(request.url, { method, headers: sized(headers), body: allowed }),
    )
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

/** What is no JSON the library refuses itself. */
function parse(body: string | null): Row {
  try {
    return JSON.parse(body ?? '{}') as Row
  } catch {
    return {}
  }
}

/** The length of a rewritten body is the new one's. */
function sized(headers: Headers): Headers {
  const copy = new Headers(headers)
  copy.delete('content-length')
  return copy
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
