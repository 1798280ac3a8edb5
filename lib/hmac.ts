import { createHmac } from 'node:crypto'

/** With the key a value can be recognised again, not read back. */
export function hmac(key: string, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url')
}
