import 'server-only'
import { headers } from 'next/headers'
import { callerAddressIn } from '@/lib/caller-address'
import { keyedHash } from '@/lib/keyed-hash'
import { logLine } from '@/lib/log'

/** Explained in docs/operations.md. */
type SecurityEvent =
  | 'sign-in'
  | 'sign-in-refused'
  | 'sign-in-throttled'
  | 'sign-in-unanswered'
  | 'code-asked'
  | 'code-refused'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'session-ended'
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'password-refused'
  | 'password-changed'
  | 'password-reset-asked'
  | 'email-change-asked'
  | 'email-changed'
  | 'mail-link-opened'
  | 'mail-link-refused'
  | 'owner-refused'
  | 'secret-refused'
  | 'enquiries-exported'

interface Facts {
  /** The address used to sign in. */
  account?: string
  path?: string
  type?: string
}

/** Logs one security event of an action or a page, for later investigation. */
export async function logSecurity(event: SecurityEvent, facts: Facts = {}): Promise<void> {
  logSecurityOf(await headers(), event, facts)
}

/** Accounts and callers appear as short keyed hashes: stable, but not readable. */
export function logSecurityOf(
  request: Pick<Headers, 'get'>,
  event: SecurityEvent,
  { account, ...facts }: Facts = {},
): void {
  const caller = callerAddressIn(request)
  logLine('info', event, {
    account: account && shortHash(account.trim().toLowerCase()),
    caller: caller && shortHash(caller),
    ...facts,
  })
}

const shortHash = (value: string) => keyedHash(value).slice(0, 16)
