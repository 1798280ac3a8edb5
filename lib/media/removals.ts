import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { removeBatch } from './removal-queue'

/**
 * Removes queued files. Uses the secret key, since only the server may write to a public bucket:
 * call it only after an owner's own deletion.
 */
export async function removeQueuedFiles(): Promise<void> {
  await removeBatch(createAdminClient())
}
