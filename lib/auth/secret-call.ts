import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { env, schedulesByGet } from '@/lib/env'
import { logSecurityOf } from './security-log'

type Call = (request: Request) => Promise<Response>

/** A route for callers that send this secret as bearer. */
export function secretCall(secret: 'CRON_SECRET' | 'REVALIDATE_SECRET', run: Call): Call {
  return async (request) => {
    const authorization = request.headers.get('authorization')
    // Check the secret first: reading the request keeps the response out of the build.
    if (knowsSecret(authorization, env[secret])) return run(request)
    // A request without a secret is no attempt.
    if (authorization !== null) {
      logSecurityOf(request.headers, 'secret-refused', { path: new URL(request.url).pathname })
    }
    return answer(401, { message: 'The secret is missing or wrong.' })
  }
}

/**
 * A route for a scheduler. It answers POST, since it changes data, and GET only on a host whose scheduler
 * can send nothing else.
 */
export function scheduledCall(run: Call): { GET: Call; POST: Call } {
  const call = secretCall('CRON_SECRET', async (request) => {
    if (request.method === 'POST' || schedulesByGet) return run(request)
    return answer(405, { message: 'Please use POST.' }, { Allow: 'POST' })
  })
  return { GET: call, POST: call }
}

export function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

const BEARER = 'Bearer '

/** Compares digests in constant time, so that timing reveals neither length nor prefix. */
function knowsSecret(authorization: string | null, secret: string | undefined): boolean {
  if (!secret || !authorization?.startsWith(BEARER)) return false
  return timingSafeEqual(digest(authorization.slice(BEARER.length)), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
