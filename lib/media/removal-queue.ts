import { logFailure } from '../log.ts'
import { everySizeOf } from '../picture.ts'
import { throwIfFailed, unwrap } from '../supabase/unwrap.ts'
import type { Server } from './stored-sizes.ts'

// Plain Node imports this file too.

/** Storage removes 1,000 names at once, and a picture has one for each of its sizes. */
const BATCH = 75

interface Queued {
  id: number
  bucket: string
  path: string
  attempts: number
}

/**
 * Removes one batch of files whose rows are gone; a trigger queued them when the rows were deleted.
 * Storage counts a missing file as removed, so this may run twice.
 * @returns the ids that were tried, and how many are gone
 */
async function removeBatch(server: Server): Promise<{ tried: number[]; removed: number }> {
  const queued: Queued[] = unwrap(
    await server
      .from('file_removals')
      .select('id, bucket, path, attempts')
      // Failed files go behind those not tried yet.
      .order('attempts')
      .order('queued_at')
      .limit(BATCH),
  )
  let removed = 0
  for (const [bucket, files] of Map.groupBy(queued, (file) => file.bucket)) {
    const ids = files.map(({ id }) => id)
    const { error } = await server.storage.from(bucket).remove(files.flatMap(namesOf))
    if (error) {
      // A failing bucket must not block the others.
      logFailure(`Files in ${bucket} could not be removed`, error)
      const attempts = Math.max(...files.map((file) => file.attempts)) + 1
      throwIfFailed(await server.from('file_removals').update({ attempts }).in('id', ids))
    } else {
      throwIfFailed(await server.from('file_removals').delete().in('id', ids))
      removed += files.length
    }
  }
  return { tried: queued.map(({ id }) => id), removed }
}

/** A picture goes with its sizes. */
function namesOf({ bucket, path }: Queued): string[] {
  const hasSizes = ['project-images', 'logos', 'enquiry-images'].includes(bucket)
  return hasSizes ? [path, ...everySizeOf(path)] : [path]
}

/**
 * Works through the queue until it is empty or every remaining file has failed once.
 * @returns how many files are gone
 */
export async function removeAllQueued(server: Server): Promise<number> {
  const seen = new Set<number>()
  let removed = 0
  for (;;) {
    const batch = await removeBatch(server)
    removed += batch.removed
    // Failed files come last, so a batch of known ids means no progress.
    if (batch.tried.every((id) => seen.has(id))) return removed
    for (const id of batch.tried) seen.add(id)
  }
}
