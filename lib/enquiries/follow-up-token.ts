import 'server-only'
import { isKeyedHash, keyedHash } from '@/lib/keyed-hash'

const LIFETIME_MS = 3_600_000

/** Shown where a token is no longer, or never was, good. */
export const FOLLOW_UP_OVER =
  'You can add to a message for an hour after sending it. Please send another message.'

/** Permission to add to one enquiry for an hour from its arrival, signed so that nothing need be stored. */
export function issueFollowUpToken(enquiryId: string, arrived = Date.now()): string {
  const end = arrived + LIFETIME_MS
  return `${enquiryId}.${end}.${keyedHash(payloadOf(enquiryId, String(end)))}`
}

/** The enquiry that a token is for; null where it is forged or over. */
export function readFollowUpToken(token: string, now = Date.now()): string | null {
  const [enquiryId = '', end = '', signature = ''] = token.split('.')
  return isKeyedHash(signature, payloadOf(enquiryId, end)) && now < Number(end) ? enquiryId : null
}

const payloadOf = (enquiryId: string, end: string) => `adding to enquiry ${enquiryId} until ${end}`
