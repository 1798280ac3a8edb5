import type { Enquiry } from './schema'

/** Faster than a person reads the form, let alone fills it in. */
const TOO_FAST_MS = 2_000

/**
 * Why an enquiry is held back instead of going to the inbox; it is stored either way and the sender
 * sees the usual success. Both signs come from the sender's browser: whoever forges them gains a
 * place in the inbox within the hourly limits, no more, and whoever breaks them loses nothing.
 */
export function quarantineReason({
  homepage,
  shownFor,
}: Pick<Enquiry, 'homepage' | 'shownFor'>): 'honeypot' | 'too_fast' | null {
  if (homepage) return 'honeypot'
  return shownFor >= TOO_FAST_MS ? null : 'too_fast'
}
