import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap } from '@/lib/supabase/unwrap'

const BATCH = 500

/**
 * Removes the files whose rows are gone: a trigger queued them in the transaction that deleted the
 * rows. Storage counts a file that is not there as removed, so this may run twice. With the secret
 * key, since nobody may write to a public bucket: only after an owner's own deletion.
 */
export async function removeQueuedFiles(): Promise<void> {
  const admin = createAdminClient()
  const queued = unwrap(
    await admin.from('file_removals').select('id, bucket, path').order('queued_at').limit(BATCH),
  )
  for (const [bucket, files] of Map.groupBy(queued, (file) => file.bucket)) {
    throwIfFailed(await admin.storage.from(bucket).remove(files.map(({ path }) => path)))
    const ids = files.map(({ id }) => id)
    throwIfFailed(await admin.from('file_removals').delete().in('id', ids))
  }
}
