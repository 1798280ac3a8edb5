import 'server-only'
import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'
import { isKeyedHash, keyedHash } from '@/lib/keyed-hash'
import { routes } from '@/lib/routes'

/** As long as the token beside it: otp_expiry in supabase/config.toml. */
const LIFETIME_MS = 15 * 60_000

/**
 * Where the link of a mail leads back to. The auth service writes it into the mail, beside a token that is the hash of
 * an address and ten digits; the signature is what cannot be guessed.
 */
export function signedRedirect(now = Date.now()): string {
  const id = `${(now + LIFETIME_MS).toString(36)}.${randomBytes(9).toString('base64url')}`
  return `${env.NEXT_PUBLIC_SITE_URL}${routes.authConfirm}?link=${id}.${keyedHash(signed(id))}`
}

/** @returns the id of the link; null where this site did not sign it, 'expired' where it did too long ago */
export function linkIdFrom(redirect: string, now = Date.now()): string | 'expired' | null {
  const [expires = '', nonce = '', signature = ''] = redirect.split('?link=')[1]?.split('.') ?? []
  const id = `${expires}.${nonce}`
  if (!isKeyedHash(signature, signed(id))) return null
  return Number.parseInt(expires, 36) > now ? id : 'expired'
}

const signed = (id: string) => `link in a mail ${id}`
