import 'server-only'
import { logSecurityOf } from './auth/security-log'
import { env, schedulesByGet } from './env'
import { knowsSecret } from './webhook'

type Call = (request: Request) => Promise<Response>

/**
 * For a scheduler that shows CRON_SECRET as its bearer. By POST, since it changes something; by GET
 * only on a host whose own scheduler knows nothing else.
 */
export function scheduledCall(run: Call): { GET: Call; POST: Call } {
  const call: Call = async (request) => {
    // Asked first, so that no answer of a build is kept.
    if (!knowsSecret(request.headers.get('authorization'), env.CRON_SECRET)) {
      refused(request)
      return answer(401, { message: 'The secret is missing or wrong.' })
    }
    if (request.method === 'POST' || schedulesByGet) return run(request)
    return answer(405, { message: 'Please use POST.' }, { Allow: 'POST' })
  }
  return { GET: call, POST: call }
}

/** A wrong secret; asking without one is no attempt. */
export function refused({ headers, url }: Request): void {
  if (!headers.has('authorization')) return
  logSecurityOf(headers, 'secret-refused', { path: new URL(url).pathname })
}

export function answer(status: number, body: object, headers?: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
