import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { keyedHash } from '@/lib/keyed-hash'

/** The form fetches a new token well before. */
const LIFETIME_MS = 2 * 3_600_000

/** A signed time of first use of the form, so that nothing need be stored. */
export function issueFormToken(now = Date.now()): string {
  return `${now}.${sign(String(now))}`
}

/** @returns milliseconds since it was issued; null where it is missing, forged or expired */
export function formTokenAge(token: string, now = Date.now()): number | null {
  const [issued = '', signature = ''] = token.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(issued))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const age = now - Number(issued)
  return age <= LIFETIME_MS ? age : null
}

const sign = (issued: string) => keyedHash(`enquiry form ${issued}`)
