/**
 * Limits by address, as at a hosted project with its settings as they come: sign-ins and refreshes share one, links
 * and codes from mails have another. Gap: @supabase/lite has none. Delete when it brings them.
 */
import { isIP } from 'node:net'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'

const BURST = 30
/** How many in five minutes, once the burst is used up; token_verifications in supabase/config.toml is the second. */
const LIMITS = { '/auth/v1/token': 150, '/auth/v1/verify': 30 }
/** So many addresses are remembered until those that have rested are forgotten. */
const MANY = 10_000

export function limitCallers(auth: Handler, secrets: Secrets): Handler {
  const takers = new Map(Object.entries(LIMITS).map(([path, limit]) => [path, bucket(limit)]))
  return async (request) => {
    const take = takers.get(new URL(request.url).pathname)
    if (!take || take(addressOf(request.headers, secrets))) return auth(request)
    const refusal = { error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' }
    return Response.json({ code: 429, ...refusal }, { status: 429 })
  }
}

/** Whether an address may go on now. */
function bucket(limit: number): (address: string) => boolean {
  const refill = (5 * 60_000) / limit
  /** When the bucket of an address will be full again. */
  const fullAt = new Map<string, number>()
  return (address) => {
    const now = Date.now()
    if (fullAt.size > MANY) for (const [who, at] of fullAt) if (at <= now) fullAt.delete(who)
    const next = Math.max(now, fullAt.get(address) ?? 0) + refill
    if (next - now > BURST * refill) return false
    fullAt.set(address, next)
    return true
  }
}

/** The caller's own, or the one that a server with the secret key speaks for: the first it names. */
function addressOf(headers: Headers, { secretKey }: Secrets): string {
  const forwarded = headers.get('sb-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const isBelieved = headers.get('apikey') === secretKey && isIP(forwarded) !== 0
  return isBelieved ? forwarded : (headers.get('x-forwarded-for') ?? '')
}
