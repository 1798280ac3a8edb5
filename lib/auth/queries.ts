import 'server-only'
import { cache } from 'react'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

export interface Owner {
  role: 'owner'
  id: string
  email: string
}

/** Signed in, but not listed in private.owners. */
export interface Stranger {
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
  if (error && (error.status === undefined || error.status >= 500 || error.status === 0)) {
    if (error.name !== 'AuthSessionMissingError') throw error
  }
  if (!data.user) return null
  const isOwner = unwrap(await client.rpc('viewer_is_owner'))
  const { id, email = '' } = data.user
  return { role: isOwner ? 'owner' : 'stranger', id, email }
})
