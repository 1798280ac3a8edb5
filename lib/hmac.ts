import { createHmac } from 'node:crypto'

/** A keyed hash: recognises a value again without revealing it. */
export function hmac(key: string, value: string): string {
  return createHmac('sha256', key).update(value).digest('base64url')
}
