import { rowsById } from '../supabase/rows-by-id.ts'
import { throwIfFailed, unwrap, unwrapCount } from '../supabase/unwrap.ts'
import { removeAllQueued } from './removal-queue.ts'
import type { Server } from './stored-sizes.ts'

export const SWEEP_HOURS = 24
/** Files without a row are left above this share: a query bug or a restored database makes every file one. */
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
  /** Reason why files without a row were left. */
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

interface StoredFile {
  bucket: string
  path: string
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
  const refused =
    strays.length > (report.storedFiles * maxPercent) / 100
      ? `${strays.length} of ${report.storedFiles} files are unused, more than ${maxPercent} %. They were left: please check that they belong to this database.`
      : undefined
  if (!apply) return { ...report, refused }

  // A trigger queues their files.
  throwIfFailed(await server.from('uploads').delete().lt('created_at', expiry))
  if (!refused) await queue(server, strays)
  const removed = await removeAllQueued(server)
  const applied = !refused
  return { ...report, applied, refused, removed, queued: await countQueued(server) }
}

async function queue(server: Server, files: StoredFile[]): Promise<void> {
  for (let start = 0; start < files.length; start += PAGE) {
    const queueing = server.from('file_removals')
    const page = files.slice(start, start + PAGE)
    throwIfFailed(
      await queueing.upsert(page, { onConflict: 'bucket,path', ignoreDuplicates: true }),
    )
  }
}

/** Each page starts after the last file of the page before. */
async function findStrays(server: Server, hours: number) {
  const strays: StoredFile[] = []
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
