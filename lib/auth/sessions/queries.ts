import 'server-only'
import { storedDeviceName } from '@/lib/device-name'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

export interface OwnSession {
  id: string
  isCurrent: boolean
  /** In plain words. */
  device: string
  signedInAt: string
  usedAt: string
}

/** Where the owner is signed in: this browser first, then the last used. */
export async function getOwnSessions(): Promise<OwnSession[]> {
  const client = await createSessionClient()
  const rows = unwrap(await client.rpc('own_sessions'))
  return rows.map(({ id, is_current, created_at, used_at, user_agent }) => ({
    id,
    isCurrent: is_current,
    device: storedDeviceName(user_agent),
    signedInAt: created_at,
    usedAt: used_at,
  }))
}
