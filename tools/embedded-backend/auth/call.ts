import type { Database, Row } from '../database.ts'
import type { Handler } from '../http.ts'
import type { Secrets } from '../secrets.ts'
import { claimsOf, TokenError } from '../tokens.ts'
import type { SendMail } from './mails.ts'

/** What the bridges of the auth API work with. */
export interface Auth {
  /** The library's own. */
  lite: Handler
  database: Database
  secrets: Secrets
  send: SendMail
}

/** A request to the auth API, read once. */
export interface AuthCall {
  method: string
  /** Without /auth/v1. */
  path: string
  url: URL
  headers: Headers
  /** Empty where it is missing or not JSON: the library itself refuses that. */
  body: Row
  /** Passes the request to the library, with another body where one is given. */
  forward(body?: Row): Promise<Response>
}

export async function readCall(request: Request, lite: Handler): Promise<AuthCall> {
  const { method, headers } = request
  const url = new URL(request.url)
  const sent = request.body ? await request.text() : null
  return {
    method,
    path: url.pathname.replace('/auth/v1', ''),
    url,
    headers,
    body: parse(sent),
    forward(body) {
      const copy = new Headers(headers)
      // It is the length of the original body.
      copy.delete('content-length')
      return lite(
        new Request(url, { method, headers: copy, body: body ? JSON.stringify(body) : sent }),
      )
    },
  }
}

function parse(body: string | null): Row {
  try {
    return Object(JSON.parse(body ?? '{}')) as Row
  } catch {
    return {}
  }
}

export const refusal = (code: number, error_code: string, msg: string) =>
  Response.json({ code, error_code, msg }, { status: code })

/** The claims of the bearer's token; undefined for one that the library itself refuses. */
export function bearerClaims({ headers }: AuthCall, { secrets }: Auth): Row | undefined {
  try {
    return claimsOf(headers.get('authorization')?.replace(/^Bearer\s+/i, '') ?? '', secrets)
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw error
  }
}

/** A hash that matches no password and takes as long to compare. */
const NO_HASH = `$2a$10$${'.'.repeat(53)}`

/**
 * Whether a password is the account's. Takes the same time where there is no such account.
 * @param account its id or e-mail address
 */
export async function isPassword(
  { database }: Auth,
  account: string,
  password: string,
): Promise<boolean> {
  // The library writes $2b, pgcrypto reads the same hash as $2a.
  const [found] = await database.sql<{ fits: boolean }>(
    `select extensions.crypt($2, hash) = hash as fits from (
       select replace(coalesce((
         select nullif(encrypted_password, '') from auth.users
         where id::text = $1 or email = lower($1) limit 1
       ), $3), '$2b$', '$2a$') as hash
     ) known`,
    [account, password, NO_HASH],
  )
  return found?.fits === true
}
