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
    await admin
      .from('file_removals')
      .select('id, bucket, path, attempts')
      // What failed before waits behind what was never tried.
      .order('attempts')
      .order('queued_at')
      .limit(BATCH),
  )
  for (const [bucket, files] of Map.groupBy(queued, (file) => file.bucket)) {
    const ids = files.map(({ id }) => id)
    const { error } = await admin.storage.from(bucket).remove(files.map(({ path }) => path))
    if (error) {
      // One bucket in trouble must not hold up the others.
      console.error(`Files in ${bucket} could not be removed`, error)
      const attempts = Math.max(...files.map((file) => file.attempts)) + 1
      throwIfFailed(await admin.from('file_removals').update({ attempts }).in('id', ids))
    } else throwIfFailed(await admin.from('file_removals').delete().in('id', ids))
  }
}
