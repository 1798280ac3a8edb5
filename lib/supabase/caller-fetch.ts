import { callerAddressIn } from '@/lib/caller-address'
import { deviceName } from '@/lib/device-name'
import { env } from '@/lib/env'
import { REQUEST_TIMEOUT_MS, timedFetch } from './timed-fetch'

/**
 * For a client that acts for the sender of this request. The auth service is told the sender's device in plain words,
 * for the list of sessions: it would note this server, and refuses the secret key beside a browser's own words. It limits sign-ins and refreshes by address
 * and would otherwise count all of them as this server's. It trusts a forwarded address only with the secret key, so
 * the key goes to the auth service and nowhere else: the Data API and storage would bypass every policy.
 */
export function fetchFor(
  headers: Pick<Headers, 'get'>,
  send = timedFetch(REQUEST_TIMEOUT_MS),
): typeof fetch {
  const secret = env.SUPABASE_SECRET_KEY
  const address = callerAddressIn(headers)
  const device = deviceName(headers.get('user-agent'))
  const authService = `${env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/`
  return (input, init) => {
    if (!String(input).startsWith(authService)) return send(input, init)
    const forwarded = new Headers(init?.headers)
    forwarded.set('user-agent', device)
    // The service accepts no forwarded address with a legacy service_role key.
    if (address && secret.startsWith('sb_secret_')) {
      // Replace the bearer only where it is the publishable key; a user's token stays.
      if (forwarded.get('authorization') === `Bearer ${env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY}`) {
        forwarded.set('authorization', `Bearer ${secret}`)
      }
      forwarded.set('apikey', secret)
      forwarded.set('sb-forwarded-for', address)
    }
    return send(input, { ...init, headers: forwarded })
  }
}
