import 'server-only'
import { isKeyedHash, keyedHash } from '@/lib/keyed-hash'
import type { Enquiry } from './schema'

/** Lifetime of a form token; the form fetches a new one well before. */
const LIFETIME_MS = 2 * 3_600_000

/** Faster than a person reads the form, let alone fills it in. */
const TOO_FAST_MS = 2_000

/** A signed time of first use of the form, so that nothing need be stored. */
export function issueFormToken(now = Date.now()): string {
  return `${now}.${keyedHash(payloadOf(String(now)))}`
}

/** Why an enquiry is spam; it is stored either way and the sender sees the usual success. */
export function detectSpam(
  { homepage, token }: Pick<Enquiry, 'homepage' | 'token'>,
  now = Date.now(),
): 'honeypot' | 'no_token' | 'too_fast' | null {
  if (homepage) return 'honeypot'
  const [issued = '', signature = ''] = token.split('.')
  const age = now - Number(issued)
  if (!isKeyedHash(signature, payloadOf(issued)) || age > LIFETIME_MS) return 'no_token'
  return age >= TOO_FAST_MS ? null : 'too_fast'
}

const payloadOf = (issued: string) => `enquiry form ${issued}`
