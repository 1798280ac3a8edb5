import 'server-only'
import { cache } from 'react'
import { createSessionClient } from '@/lib/supabase/server'
import { meansSignedOut } from '@/lib/supabase/session-error'
import { unwrap } from '@/lib/supabase/unwrap'
import { logSecurity } from './security-log'

export interface Owner {
  role: 'owner'
  id: string
  email: string
}

/** Signed in, but not listed in private.owners. */
interface Stranger {
  role: 'stranger'
  id: string
  email: string
}

export type Viewer = Owner | Stranger | null

/**
 * Who is asking, as the auth server says now (a session revoked elsewhere is none), once a request.
 * @throws when the backend cannot be asked: that is no reason to call somebody signed out
 */
export const getViewer = cache(async (): Promise<Viewer> => {
  const client = await createSessionClient()
  const { data, error } = await client.auth.getUser()
  if (error && !meansSignedOut(error)) throw error
  if (!data.user) return null
  const isOwner = unwrap(await client.rpc('viewer_is_owner'))
  const { id, email = '' } = data.user
  if (!isOwner) await logSecurity('owner-refused', { account: email })
  return { role: isOwner ? 'owner' : 'stranger', id, email }
})

/**
 * The owner, or null for everybody else. Every page of the office asks for itself: a layout is not
 * rendered again on the way from one page to the next.
 */
export async function getOwner(): Promise<Owner | null> {
  const viewer = await getViewer()
  return viewer?.role === 'owner' ? viewer : null
}
