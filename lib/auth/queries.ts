import 'server-only'
import { cache } from 'react'
import { createSessionClient } from '@/lib/supabase/server'
import { meansSignedOut } from '@/lib/supabase/session'
import { unwrap } from '@/lib/supabase/unwrap'
import { verifiedFactor } from '@/lib/supabase/verified-factor'
import { logSecurity } from './security-log'

export interface Owner {
  role: 'owner'
  id: string
  email: string
}

/** Signed in, but not in private.owners. */
interface Stranger extends Omit<Owner, 'role'> {
  role: 'stranger'
}

export type Viewer = Owner | Stranger | null

const getUser = cache(async () => {
  const client = await createSessionClient()
  const { data, error } = await client.auth.getUser()
  if (error && !meansSignedOut(error)) throw error
  return data.user
})

/**
 * Who is signed in, as the auth server says now (a revoked session is none, nor is one that still lacks the second
 * factor). Asked once per request.
 * @throws when the backend cannot be reached: an outage is not a sign-out
 */
export const getViewer = cache(async (): Promise<Viewer> => {
  const user = await getUser()
  if (!user) return null
  const client = await createSessionClient()
  const isOwner = unwrap(await client.rpc('viewer_is_owner'))
  const { id, email = '' } = user
  if (!isOwner && verifiedFactor(user)) {
    const { data } = await client.auth.getClaims()
    if (data?.claims.aal !== 'aal2') return null
  }
  if (!isOwner) await logSecurity('owner-refused', { account: email })
  return { role: isOwner ? 'owner' : 'stranger', id, email }
})

/**
 * The owner, or null for anyone else. Every admin page calls it itself: a layout does not render again
 * on navigation between pages.
 */
export async function getOwner(): Promise<Owner | null> {
  const viewer = await getViewer()
  return viewer?.role === 'owner' ? viewer : null
}

/** Whether signing in takes a code besides the password. */
export async function hasSecondFactor(): Promise<boolean> {
  const user = await getUser()
  return user !== null && verifiedFactor(user) !== undefined
}
