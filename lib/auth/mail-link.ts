import 'server-only'
import { env } from '@/lib/env'
import { isKeyedHash } from '@/lib/keyed-hash'
import { payloadOf, signRedirect } from './sign-redirect'

/** The redirect address for a mail requested now. */
export const signedRedirect = (now?: number): string =>
  signRedirect(env.NEXT_PUBLIC_SITE_URL, env.SUPABASE_SECRET_KEY, now)

/** @returns the id of the link; null for one that this site did not sign, 'expired' for an old one */
export function linkIdFrom(redirect: string, now = Date.now()): string | 'expired' | null {
  const [expires = '', nonce = '', signature = ''] = redirect.split('?link=')[1]?.split('.') ?? []
  const id = `${expires}.${nonce}`
  if (!isKeyedHash(signature, payloadOf(id))) return null
  return Number.parseInt(expires, 36) > now ? id : 'expired'
}
