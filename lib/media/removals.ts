import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { removeBatch } from './removal-queue'

/**
 * Removes the files that were queued with the end of their rows. With the secret key, since nobody
 * may write to a public bucket: only after an owner's own deletion.
 */
export async function removeQueuedFiles(): Promise<void> {
  await removeBatch(createAdminClient())
}
