/**
 * The password recovery mail, as a hosted project with this configuration sends it. Gaps of @supabase/lite; delete
 * when they are closed there:
 * - its mails ignore `redirect_to`;
 * - each request invalidates the link before it, however recent;
 * - an address with an account takes longer to answer.
 */
import { createHash, randomInt } from 'node:crypto'
import { readConfig } from '../config.ts'
import type { Auth, AuthCall } from './call.ts'

const { otp_length = 6, max_frequency = '60s' } = readConfig().auth?.email ?? {}

export async function recover(call: AuthCall, { database, send }: Auth): Promise<Response> {
  const { email } = call.body
  if (typeof email !== 'string' || !email.includes('@')) return call.forward()
  const address = email.trim().toLowerCase()
  const code = String(randomInt(10 ** otp_length)).padStart(otp_length, '0')
  const TokenHash = createHash('sha256')
    .update(address + code)
    .digest('hex')
  const [account] = await database.sql(
    `update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1
     and coalesce(recovery_sent_at < now() - $3::interval, true) returning id`,
    [address, TokenHash, max_frequency],
  )
  if (account) {
    const RedirectTo = call.url.searchParams.get('redirect_to') ?? ''
    // Not awaited: response time would reveal who has an account.
    send('recovery', address, { Email: address, TokenHash, RedirectTo }).catch(console.error)
  }
  return Response.json({})
}
