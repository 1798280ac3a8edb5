import 'server-only'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed } from '@/lib/supabase/unwrap'

const purges = ['purge_enquiries', 'purge_sign_in_traces'] as const

/** Erases data past its period (lib/periods.ts), as the privacy page promises, even without traffic. */
export async function purgeExpired(): Promise<void> {
  for (const name of purges) {
    try {
      throwIfFailed(await createAdminClient().rpc(name))
    } catch (error) {
      logFailure(`What is due could not be erased (${name})`, error)
    }
  }
}
