/**
 * Bridges of the auth API, each closing a gap of @supabase/lite; delete each when it is closed there:
 * - with sign-up disabled, one-time passwords and magic links still reveal who has an account;
 * - a sign-in for an unknown address compares no password, so its response time reveals that;
 * - it has no invitations and treats their links as recovery links.
 */
import type { Row } from '../database.ts'
import type { Handler } from '../http.ts'
import { administer } from './admin.ts'
import { type Auth, type AuthCall, isPassword, readCall, refusal } from './call.ts'
import { confirmAddress, updateUser } from './changes.ts'
import { serveFactors } from './factors.ts'
import { limitCallers } from './rate-limit.ts'
import { recover } from './recovery.ts'
import { withFactors, withHostedClaims } from './sessions.ts'

export function serveAuth(auth: Auth): Handler {
  const isAllowed = limitCallers(auth.secrets)
  return async (request) => {
    const call = await readCall(request, auth.lite)
    if (!isAllowed(call)) {
      return refusal(429, 'over_request_rate_limit', 'Request rate limit reached')
    }
    return answer(call, auth)
  }
}

async function answer(call: AuthCall, auth: Auth): Promise<Response> {
  const { method, path, url, body } = call
  if (path.startsWith('/admin/') || path === '/invite') return administer(call, auth)
  if (path === '/otp' || path === '/magiclink') {
    return refusal(422, 'otp_disabled', 'Signups not allowed for otp')
  }
  if (path === '/recover' && method === 'POST') return recover(call, auth)
  if (path === '/factors' || path.startsWith('/factors/')) return serveFactors(call, auth)
  if (path === '/user') {
    const response = await (method === 'PUT' ? updateUser(call, auth) : call.forward())
    if (!response.ok) return response
    return Response.json(await withFactors(auth.database.sql, (await response.json()) as Row))
  }
  if (path === '/token') {
    const isSignIn = method === 'POST' && url.searchParams.get('grant_type') === 'password'
    if (isSignIn && !(await mayFit(auth, body))) {
      return refusal(400, 'invalid_credentials', 'Invalid login credentials')
    }
    return withHostedClaims(await call.forward(), isSignIn ? 'password' : undefined, call, auth)
  }
  if (path === '/verify') {
    const type = body.type ?? url.searchParams.get('type')
    if (type === 'email_change') {
      return confirmAddress(call, auth, async () =>
        withHostedClaims(await call.forward(), 'otp', call, auth),
      )
    }
    const isInvitation = method === 'POST' && body.type === 'invite'
    const changed = isInvitation ? { ...body, type: 'recovery' } : undefined
    return withHostedClaims(await call.forward(changed), 'otp', call, auth)
  }
  return call.forward()
}

/** False for a wrong password. The library itself refuses a missing or malformed address or password. */
async function mayFit(auth: Auth, { email, password }: Row): Promise<boolean> {
  if (!email || !password || typeof email !== 'string' || typeof password !== 'string') return true
  return isPassword(auth, email, password)
}
