import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

/** With the key a value can be recognised again, not read back. */
export function keyedHash(value: string): string {
  return createHmac('sha256', env.SUPABASE_SECRET_KEY).update(value).digest('base64url')
}

/** Whether a signature that came from outside is this value's keyed hash. */
export function isKeyedHash(signature: string, value: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(keyedHash(value))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
