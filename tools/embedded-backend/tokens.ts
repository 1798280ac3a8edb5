import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Claims, Row } from './database.ts'
import type { Secrets } from './secrets.ts'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (data: string, secret: string) =>
  createHmac('sha256', secret).update(data).digest()

/** Compares in constant time. */
export const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected)

/** A key derived from the installation's secret; stable, reveals nothing of it, and is not a JSON Web Token. */
export const wordFor = (purpose: string, secrets: Secrets) =>
  signature(purpose, secrets.jwtSecret).toString('base64url')

/** Signs a JSON Web Token with HS256. */
export function signToken(payload: object, secret: string): string {
  const data = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(payload)}`
  return `${data}.${signature(data, secret).toString('base64url')}`
}

/** Returns the payload. @throws TokenError where the token is not ours or has expired */
export function verifyToken(token: string, secret: string): Row {
  const [header = '', body = '', given = ''] = token.split('.')
  const expected = signature(`${header}.${body}`, secret)
  if (!isSame(Buffer.from(given, 'base64url'), expected)) {
    throw new TokenError('signature verification failed')
  }
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Row
  if (typeof payload.exp === 'number' && payload.exp <= Date.now() / 1000) {
    throw new TokenError('"exp" claim timestamp check failed')
  }
  return payload
}

export class TokenError extends Error {}

export const bearerOf = (headers: Headers) =>
  headers.get('authorization')?.replace(/^Bearer\s+/i, '')

/** The caller's claims, as the gateway of a hosted project decides: the bearer's, else the key's. */
export function callerOf(headers: Headers, secrets: Secrets): Claims {
  const bearer = bearerOf(headers)
  if (bearer?.includes('.')) return claimsOf(bearer, secrets)
  return claimsOf(headers.get('apikey') ?? bearer ?? '', secrets)
}

/** The claims of a key or access token; a missing or unknown key has a visitor's rights. */
export function claimsOf(keyOrToken: string, secrets: Secrets): Claims {
  if (keyOrToken === secrets.secretKey) return { role: 'service_role' }
  if (!keyOrToken.includes('.')) return { role: 'anon' }
  return { role: 'anon', ...verifyToken(keyOrToken, secrets.jwtSecret) }
}
