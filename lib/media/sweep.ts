import { rowsById } from '../supabase/rows-by-id.ts'
import { throwIfFailed, unwrap, unwrapCount } from '../supabase/unwrap.ts'
import { removeAllQueued } from './removal-queue.ts'
import type { Server } from './stored-sizes.ts'

export const SWEEP_HOURS = 24
/** Above this share something else is wrong: a query bug or a restored database makes every file a stray. */
export const MOST_STRAYS_PERCENT = 5

export interface SweepOptions {
  /** Age below which files are left: they may belong to work in progress. */
  hours?: number
  /** Removes files; without it, only reports. */
  apply?: boolean
  maxPercent?: number
}

export interface SweepReport {
  applied: boolean
  /** Reason why nothing was removed. */
  refused?: string
  /** Uploads sent but never saved with a project: staged paths. */
  expired: string[]
  /** Files without a row, as bucket/path. */
  strays: string[]
  /** All files, of any age. */
  storedFiles: number
  /** Removed by this run. */
  removed: number
  /** Queued for removal: before a dry run, after one that applies. */
  queued: number
}

/** PostgREST's limit of rows per response. */
const PAGE = 1000

/**
 * Removes uploads that were never saved, files without a row, and files that could not be removed before.
 * A file is identified by bucket and path, so a change of host, port or domain makes no strays.
 */
export async function sweepMedia(
  server: Server,
  { hours = SWEEP_HOURS, apply = false, maxPercent = MOST_STRAYS_PERCENT }: SweepOptions = {},
): Promise<SweepReport> {
  const expiry = new Date(Date.now() - hours * 3_600_000).toISOString()
  const expired = await Array.fromAsync(
    rowsById(PAGE, (last) =>
      server
        .from('uploads')
        .select('id, staged_path')
        .lt('created_at', expiry)
        .gt('id', last)
        .order('id')
        .limit(PAGE),
    ),
  )
  const strays = await findStrays(server, hours)
  const report: SweepReport = {
    applied: false,
    expired: expired.map(({ staged_path }) => staged_path),
    strays: strays.map(({ bucket, path }) => `${bucket}/${path}`),
    storedFiles: unwrap(await server.rpc('count_stored_files')),
    removed: 0,
    queued: await countQueued(server),
  }
  if (strays.length > (report.storedFiles * maxPercent) / 100) {
    const refused = `${strays.length} of ${report.storedFiles} files are unused, more than ${maxPercent} %. Nothing was removed: please check that these files belong to this database.`
    return { ...report, refused }
  }
  if (!apply) return report

  // A trigger queues their files.
  throwIfFailed(await server.from('uploads').delete().lt('created_at', expiry))
  for (let start = 0; start < strays.length; start += PAGE) {
    const files = strays.slice(start, start + PAGE)
    const queueing = server.from('file_removals')
    throwIfFailed(
      await queueing.upsert(files, { onConflict: 'bucket,path', ignoreDuplicates: true }),
    )
  }
  const removed = await removeAllQueued(server)
  return { ...report, applied: true, removed, queued: await countQueued(server) }
}

/** Each page starts after the last file of the page before. */
async function findStrays(server: Server, hours: number) {
  const strays: { bucket: string; path: string }[] = []
  for (;;) {
    const last = strays.at(-1)
    const page = unwrap(
      await server.rpc('stray_files', {
        older_than: `${hours} hours`,
        most: PAGE,
        after_bucket: last?.bucket,
        after_path: last?.path,
      }),
    )
    strays.push(...page)
    if (page.length < PAGE) return strays
  }
}

async function countQueued(server: Server): Promise<number> {
  const counting = server.from('file_removals').select('*', { count: 'exact', head: true })
  return unwrapCount(await counting)
}
