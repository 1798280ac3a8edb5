import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { hmac } from './hmac'

/** The hmac with the server's secret key. */
export function keyedHash(value: string): string {
  return hmac(env.SUPABASE_SECRET_KEY, value)
}

/** Whether a signature from outside is this value's keyed hash. */
export function isKeyedHash(signature: string, value: string): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(keyedHash(value))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
