import type { Row } from '../database.ts'
import type { Secrets } from '../secrets.ts'
import { signToken, TokenError, verifyToken } from '../tokens.ts'
import { badToken } from './error.ts'

interface Place {
  bucket: string
  name: string
}
type Use = 'upload' | 'download'

/** A token that lets its bearer upload or download one file. */
export function signFor(
  { bucket, name }: Place,
  use: Use,
  seconds: number,
  secrets: Secrets,
  more: Row = {},
): string {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { url: `${bucket}/${name}`, use, ...more, iat, exp: iat + seconds }
  return signToken(claims, secrets.jwtSecret)
}

/** @throws where it has expired or is for another file or use */
export function permissionFor(
  { bucket, name }: Place,
  use: Use,
  given: string,
  secrets: Secrets,
): Row {
  try {
    const token = verifyToken(given, secrets.jwtSecret)
    if (token.url === `${bucket}/${name}` && token.use === use) return token
  } catch (error) {
    throw error instanceof TokenError ? badToken(error.message) : error
  }
  throw badToken('Invalid signature')
}
