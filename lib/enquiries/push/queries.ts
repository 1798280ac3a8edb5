import 'server-only'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'

export type PushDevice = Awaited<ReturnType<typeof getOwnDevices>>[number]

/** The owner's devices that show notifications. */
export async function getOwnDevices(ownerId: string) {
  const devices = (await createSessionClient())
    .from('push_devices')
    .select('id, name, shows_text, created_at, last_used_at')
  return unwrap(await devices.eq('user_id', ownerId).order('created_at').order('id'))
}
