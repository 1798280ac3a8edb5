/** Seconds after opening a recovery link in which a new password can be set. */
export const RECOVERY_SECONDS = 15 * 60

/** Claims of a verified access token; `amr` lists how and when (seconds) the session was opened. */
interface Claims {
  session_id?: string
  amr?: readonly (string | { method: string; timestamp: number })[]
}

/** Names for a link from a mail, in current and older hosted projects. */
const BY_MAIL = ['otp', 'recovery', 'magiclink']

/**
 * Whether this session was opened recently by a link from a mail. A sign-in by password is never a
 * recovery, even with a recovery cookie.
 * @param noted id of the session that the server noted when a recovery link was confirmed
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
