import { callerAddressIn } from '@/lib/auth/caller-address'
import { env } from '@/lib/env'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * For a client that acts for whoever sent this request. The auth service limits sign-ins and refreshes by address,
 * and would otherwise count everybody's as this server's. It believes an address only beside the secret key, which
 * therefore goes to the auth service, and nowhere else: the Data API and storage would let it past every policy.
 */
export function fetchFor(
  headers: Pick<Headers, 'get'>,
  send = timedFetch(REQUEST_TIMEOUT_MS),
): typeof fetch {
  const secret = env.SUPABASE_SECRET_KEY
  const address = callerAddressIn(headers)
  // The service takes no address from the former service_role keys.
  if (!address || !secret.startsWith('sb_secret_')) return send
  const authService = `${env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/`
  return (input, init) => {
    if (!String(input).startsWith(authService)) return send(input, init)
    const forwarded = new Headers(init?.headers)
    // A key may be the bearer only where it is the request's own; a user's token stays.
    if (forwarded.get('authorization') === `Bearer ${env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}`) {
      forwarded.set('authorization', `Bearer ${secret}`)
    }
    forwarded.set('apikey', secret)
    forwarded.set('sb-forwarded-for', address)
    return send(input, { ...init, headers: forwarded })
  }
}
