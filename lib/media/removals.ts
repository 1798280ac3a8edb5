import 'server-only'
import { after } from 'next/server'
import { logFailure } from '@/lib/log'
import { createAdminClient } from '@/lib/supabase/admin'
import { removeAllQueued } from './removal-queue'

/**
 * Removes queued files after the response; those that cannot be removed stay queued. Uses the secret key,
 * since only the server may write to a public bucket: call it only after an owner's own change.
 */
export function removeFilesAfterwards(): void {
  after(() =>
    removeAllQueued(createAdminClient()).catch((error) =>
      logFailure('Files could not be removed', error),
    ),
  )
}
