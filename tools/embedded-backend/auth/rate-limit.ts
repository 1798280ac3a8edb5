/**
 * Rate limits per IP address, with the defaults of a hosted project: sign-ins and refreshes share one bucket, links
 * and codes from mails another, challenges and codes of second factors a third. Gap: @supabase/lite has none. Delete when it gains them.
 */
import { isIP } from 'node:net'
import type { Secrets } from '../secrets.ts'
import type { AuthCall } from './call.ts'

const BURST = 30
/** Requests per five minutes after the burst; the second is token_verifications in supabase/config.toml. */
const LIMITS = { '/token': 150, '/verify': 30, '/factors': 75 }
/** Above this many addresses, those with a full bucket are forgotten. */
const MANY = 10_000

/** Whether a caller has requests left. */
export function limitCallers(secrets: Secrets): (call: AuthCall) => boolean {
  const takers = new Map(Object.entries(LIMITS).map(([path, limit]) => [path, bucket(limit)]))
  return ({ path, headers }) => {
    const limited = /^\/factors\/.+\/(challenge|verify)$/.test(path) ? '/factors' : path
    if (path === '/factors') return true
    return takers.get(limited)?.(addressOf(headers, secrets)) ?? true
  }
}

/** Token bucket per address; the result says whether a request may pass. */
function bucket(limit: number): (address: string) => boolean {
  const refill = (5 * 60_000) / limit
  /** When each address's bucket is full again, in milliseconds since the epoch. */
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

/** The caller's address, or the first forwarded one where a server calls with the secret key. */
function addressOf(headers: Headers, { secretKey }: Secrets): string {
  const forwarded = headers.get('sb-forwarded-for')?.split(',')[0]?.trim() ?? ''
  const isBelieved = headers.get('apikey') === secretKey && isIP(forwarded) !== 0
  return isBelieved ? forwarded : (headers.get('x-forwarded-for') ?? '')
}
