/** How long after opening the link of a forgotten password a new one can be set. */
export const RECOVERY_SECONDS = 15 * 60

/** Of a verified access token; `amr` says how its session was opened, and when (seconds). */
interface Claims {
  session_id?: string
  amr?: readonly (string | { method: string; timestamp: number })[]
}

/** A link from a mail, as hosted projects and older ones call it. */
const BY_MAIL = ['otp', 'recovery', 'magiclink']

/**
 * Whether this very session was opened by a link from a mail a moment ago. Signing in by password is
 * never a recovery, whatever cookie a browser sends along.
 * @param noted session that the server noted when a recovery link was confirmed
 */
export function isRecovery(claims: Claims | undefined, noted: string, now: number): boolean {
  if (!claims?.session_id || claims.session_id !== noted) return false
  return (claims.amr ?? []).some(
    (entry) =>
      typeof entry === 'object' &&
      BY_MAIL.includes(entry.method) &&
      entry.timestamp * 1000 > now - RECOVERY_SECONDS * 1000,
  )
}
