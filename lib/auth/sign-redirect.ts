import { randomBytes } from 'node:crypto'
import { hmac } from '../hmac.ts'
import { routes } from '../routes.ts'

/** As long as the token in the link: otp_expiry in supabase/config.toml. */
const LIFETIME_MS = 15 * 60_000

/**
 * The signed address that a mail's link leads back to. The auth service puts it beside a token that is a hash of the
 * address and ten digits; only the signature cannot be guessed.
 * @param key the project's secret key
 */
export function signRedirect(siteUrl: string, key: string, now = Date.now()): string {
  const id = `${(now + LIFETIME_MS).toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${siteUrl}${routes.authConfirm}?link=${id}.${hmac(key, payloadOf(id))}`
}

export const payloadOf = (id: string) => `link in a mail ${id}`
