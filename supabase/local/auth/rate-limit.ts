/**
 * Sign-ins and refreshes share a limit by address, as at a hosted project with its settings as they come.
 * Gap: @supabase/lite has no such limit. Delete when it brings one.
 */
import { isIP } from 'node:net'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'

const BURST = 30
/** A token in two seconds: 150 in five minutes. */
const REFILL_MS = (5 * 60_000) / 150
/** So many addresses are remembered until those that have rested are forgotten. */
const MANY = 10_000

export function limitSignIns(auth: Handler, secrets: Secrets): Handler {
  /** When the bucket of an address will be full again. */
  const fullAt = new Map<string, number>()

  function take(address: string): boolean {
    const now = Date.now()
    if (fullAt.size > MANY) for (const [who, at] of fullAt) if (at <= now) fullAt.delete(who)
    const next = Math.max(now, fullAt.get(address) ?? 0) + REFILL_MS
    if (next - now > BURST * REFILL_MS) return false
    fullAt.set(address, next)
    return true
  }

  return async (request) => {
    const isToken = new URL(request.url).pathname === '/auth/v1/token'
    if (!isToken || take(addressOf(request.headers, secrets))) return auth(request)
    const refusal = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
    return Response.json({ code: 429, ...refusal }, { status: 429 })
  }
}

/** The caller's own, or the one that a server with the secret key speaks for: the first it names. */
function addressOf(headers: Headers, { secretKey }: Secrets): string {
  const forwarded = headers.get('sb-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const isBelieved = headers.get('apikey') === secretKey && isIP(forwarded) !== 0
  return isBelieved ? forwarded : (headers.get('x-forwarded-for') ?? '')
}
