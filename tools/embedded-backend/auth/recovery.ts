/**
 * The password recovery mail, as a hosted project with this configuration sends it. Gaps of @supabase/lite; delete
 * when they are closed there:
 * - its mails ignore `redirect_to`;
 * - each request invalidates the link before it, however recent;
 * - an address with an account takes longer to answer.
 */
import { createHash, randomInt } from 'node:crypto'
import { readConfig } from '../config.ts'
import type { Database } from '../database.ts'
import type { Handler } from '../http.ts'
import type { SendMail } from './mails.ts'
import { parse, sized } from './sessions.ts'

interface Parts {
  database: Database
  send: SendMail
}

export function mailRecovery(auth: Handler, { database, send }: Parts): Handler {
  const { otp_length = 6, max_frequency = '60s' } = readConfig().auth?.email ?? {}
  return async (request) => {
    const { method, headers } = request
    const url = new URL(request.url)
    if (url.pathname !== '/auth/v1/recover' || method !== 'POST') return auth(request)
    const body = await request.text()
    const { email } = parse(body)
    if (typeof email !== 'string' || !email.includes('@')) {
      return auth(new Request(url, { method, headers: sized(headers), body }))
    }
    const address = email.trim().toLowerCase()
    const TokenHash = createHash('sha256')
      .update(address + code(otp_length))
      .digest('hex')
    const [account] = await database.sql(
      `update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1
       and coalesce(recovery_sent_at < now() - $3::interval, true) returning id`,
      [address, TokenHash, max_frequency],
    )
    if (account) {
      const RedirectTo = url.searchParams.get('redirect_to') ?? ''
      // Not awaited: response time would reveal who has an account.
      send('recovery', address, { Email: address, TokenHash, RedirectTo }).catch(console.error)
    }
    return Response.json({})
  }
}

const code = (length: number) => String(randomInt(10 ** length)).padStart(length, '0')
