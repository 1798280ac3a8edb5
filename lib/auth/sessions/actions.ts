'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { ownerAction } from '@/lib/action'
import { createSessionClient } from '@/lib/supabase/server'
import { unwrap } from '@/lib/supabase/unwrap'
import { logSecurity } from '../security-log'

/** Ends one session; one that has ended already is a success. */
export const endSession = ownerAction(
  z.object({ id: z.uuid() }),
  'Failed to sign out that device',
  async ({ id }, { email }) => {
    const client = await createSessionClient()
    const hasEnded = unwrap(await client.rpc('end_own_session', { session_id: id }))
    if (hasEnded) await logSecurity('session-ended', { account: email })
    refresh()
    return { message: 'Signed out on that device' }
  },
)
