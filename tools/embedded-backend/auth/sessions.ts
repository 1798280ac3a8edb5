/**
 * What a hosted project records of a session and signs into its access token: how it was opened (amr), its assurance
 * level (aal), the device. Users are shown with their second factors. Gap: @supabase/lite stores and signs none of
 * these. Delete when it does.
 */
import type { Query, Row } from '../database.ts'
import { signToken, verifyToken } from '../tokens.ts'
import type { Auth, AuthCall } from './call.ts'

/** How a session was opened; a refresh opens none. */
export type Method = 'password' | 'otp' | 'totp'

/** Factors of the user `u`, as the service shows them: without the secret. */
export const FACTORS = `(select jsonb_agg(to_jsonb(f) - '{secret,user_id}'::text[] order by f.created_at)
  from auth.mfa_factors f where f.user_id = u.id)`

/** A user of the library's, with factors where there are any. */
export async function withFactors(query: Query, user: Row): Promise<Row> {
  const [row] = await query<{ factors: Row[] | null }>(
    `select ${FACTORS} as factors from auth.users u where u.id = $1`,
    [user.id],
  )
  return row?.factors ? { ...user, factors: row.factors } : user
}

export async function noteMethod(query: Query, sessionId: unknown, method: Method): Promise<void> {
  await query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
     on conflict (session_id, authentication_method) do update set updated_at = now()`,
    [sessionId, method],
  )
}

/** A session with the access token that a hosted project would sign. */
export async function withHostedClaims(
  response: Response,
  method: Method | undefined,
  { url, headers }: AuthCall,
  { database, secrets: { jwtSecret } }: Auth,
): Promise<Response> {
  if (!response.ok) return response
  const session = (await response.json()) as Row
  if (typeof session.access_token !== 'string') return Response.json(session)
  const token = verifyToken(session.access_token, jwtSecret)
  const [user, level] = await database.transaction(async (query) => {
    if (method) await noteMethod(query, token.session_id, method)
    await query('update auth.sessions set user_agent = $2 where id = $1', [
      token.session_id,
      headers.get('user-agent'),
    ])
    const [level = { aal: 'aal1', amr: [] }] = await query<{ aal: string; amr: Row[] }>(
      `select coalesce(s.aal, 'aal1') as aal, coalesce((
         select jsonb_agg(jsonb_build_object('method', c.authentication_method,
           'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc)
         from auth.mfa_amr_claims c where c.session_id = s.id
       ), '[]') as amr from auth.sessions s where s.id = $1`,
      [token.session_id],
    )
    return [await withFactors(query, session.user as Row), level] as const
  })
  const { phone, app_metadata, user_metadata, is_anonymous } = user
  const claims = { phone, app_metadata, user_metadata, is_anonymous, ...level }
  const iss = `${url.origin}/auth/v1`
  session.user = user
  session.access_token = signToken({ iss, ...token, ...claims }, jwtSecret)
  return Response.json(session)
}
