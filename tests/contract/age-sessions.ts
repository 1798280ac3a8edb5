/**
 * Starts a backend in the given folder, opens a session per given age (JSON), ages it, and prints the result of
 * refreshing each as one line. A separate process: the backend's packages are ES modules, which Jest cannot import.
 */
import { createClient } from '@supabase/supabase-js'
import { startBackend } from '../../tools/embedded-backend/backend.ts'

export interface Age {
  /** Days since it was opened, and since its last refresh. */
  began: number
  renewed: number | null
}

const [dir = '', ages = '[]'] = process.argv.slice(2)
const backend = await startBackend({ dir, port: 0, siteUrl: 'http://127.0.0.1:3000' })
const { url } = backend
const connect = (key: string) =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
const person = { email: 'person@example.com', password: 'Person-of-some-age' }
await connect(backend.secretKey).auth.admin.createUser({ ...person, email_confirm: true })

const found = []
for (const { began, renewed } of JSON.parse(ages) as Age[]) {
  const client = connect(backend.publishableKey)
  const { data, error } = await client.auth.signInWithPassword(person)
  if (error) throw error
  const { access_token, refresh_token } = data.session
  const claims = Buffer.from(access_token.split('.')[1] ?? '', 'base64url').toString()
  const { session_id } = JSON.parse(claims) as { session_id: string }
  await backend.sql(
    `update auth.sessions set created_at = now() - make_interval(mins => $2),
       refreshed_at = now() - make_interval(mins => $3) where id = $1`,
    [session_id, Math.round(began * 1440), renewed === null ? null : Math.round(renewed * 1440)],
  )
  const answer = await client.auth.refreshSession({ refresh_token })
  const [row] = await backend.sql<{ recent: boolean }>(
    `select refreshed_at > now() - interval '10 minutes' as recent from auth.sessions where id = $1`,
    [session_id],
  )
  found.push({ refused: answer.error?.code ?? null, renewedNow: row?.recent ?? null })
}
process.stdout.write(`${JSON.stringify(found)}\n`)
await backend.stop()
process.exit(0)
