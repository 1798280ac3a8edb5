import 'server-only'
import { env, schedulesByGet } from '@/lib/env'
import { knowsSecret } from '@/lib/webhook'
import { logSecurityOf } from './security-log'

type Call = (request: Request) => Promise<Response>

/**
 * A route for a scheduler that sends CRON_SECRET as bearer. It answers POST, since it changes data, and
 * GET only on a host whose scheduler can send nothing else.
 */
export function scheduledCall(run: Call): { GET: Call; POST: Call } {
  const call: Call = async (request) => {
    // Check the secret first: reading the request keeps the response out of the build.
    if (!knowsSecret(request.headers.get('authorization'), env.CRON_SECRET)) {
      refused(request)
      return answer(401, { message: 'The secret is missing or wrong.' })
    }
    if (request.method === 'POST' || schedulesByGet) return run(request)
    return answer(405, { message: 'Please use POST.' }, { Allow: 'POST' })
  }
  return { GET: call, POST: call }
}

/** Logs a wrong secret; a request without one is no attempt. */
export function refused({ headers, url }: Request): void {
  if (!headers.has('authorization')) return
  logSecurityOf(headers, 'secret-refused', { path: new URL(url).pathname })
}

export function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
