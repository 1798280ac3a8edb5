import 'server-only'
import { createHmac } from 'node:crypto'
import { env } from '@/lib/env'

/** With the key a value can be recognised again, not read back. */
export function keyedHash(value: string): string {
  return createHmac('sha256', env.SUPABASE_SECRET_KEY).update(value).digest('base64url')
}
