import { formTokenAge } from './form-token'
import type { Enquiry } from './schema'

/** Faster than a person reads the form, let alone fills it in. */
const TOO_FAST_MS = 2_000

/** Why an enquiry is spam; it is stored either way and the sender sees the usual success. */
export function detectSpam(
  { homepage, token }: Pick<Enquiry, 'homepage' | 'token'>,
  now = Date.now(),
): 'honeypot' | 'no_token' | 'too_fast' | null {
  if (homepage) return 'honeypot'
  const age = formTokenAge(token, now)
  if (age === null) return 'no_token'
  return age >= TOO_FAST_MS ? null : 'too_fast'
}
