/**
 * PostgreSQL in this process. Also closes six gaps of @supabase/lite and PGlite:
 * - One session serves every caller, so concurrent transactions would collide: everything goes through `exclusive`,
 *   one job at a time. Delete when the driver locks the session.
 * - It grants everything to every role on first use; grants belong to the migrations. Delete `rlsState` when it
 *   leaves grants alone.
 * - Timestamps arrive in PostgreSQL's notation instead of ISO 8601. Delete the parsers when that is fixed.
 * - It leaves random_page_cost at 4, a hosted project sets 1.1; both should plan alike. Delete the start parameter
 *   when it sets that itself.
 * - PGlite starts with fsync off (-F) and its file system has no fsync: a power cut could lose an acknowledged row.
 *   Delete the start parameters and `syncToDisk` when it writes through.
 * - After PostgreSQL aborts, PGlite calls it again in an endless loop and no query is answered. Delete
 *   `endWhenFallen` when it fails instead.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import type { Extensions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite'
import { serialQueue } from './serial-queue.ts'

export type Row = Record<string, unknown>
export type Claims = { role: string; sub?: string; exp?: number } & Row
/** Runs one SQL statement inside a transaction. */
export type Query = <T = Row>(text: string, params?: unknown[]) => Promise<T[]>

export interface Database {
  connection: PgliteConnection
  /** Runs work alone on the session. Calls must not be nested. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** A transaction as superuser. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** A transaction under a caller's claims: grants and row-level security apply. */
  as<T>(claims: Claims, work: (query: Query) => Promise<T>): Promise<T>
  /** Runs one statement as superuser. */
  sql<T = Row>(text: string, params?: unknown[]): Promise<T[]>
  /** Runs SQL that sets up notifications, then calls back with the payload of each until the result is called. */
  listen(channel: string, setUp: string, onPayload: (payload: string) => void): Promise<() => void>
  close(): Promise<void>
}

const iso = (value: string) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

/** @param extra extensions beside those that the migrations ask for */
export async function openDatabase(dir: string, extra?: Extensions): Promise<Database> {
  if (!existsSync(dir)) await initialise(dir)
  const connection = await connect(dir, extra)
  syncToDisk(connection.driver)
  endWhenFallen(connection.driver)
  Object.assign(connection, { rlsState: 'active' })

  const exclusive = serialQueue()
  const transaction = <T>(work: (query: Query) => Promise<T>) =>
    exclusive(() =>
      connection.driver.transaction((tx) =>
        work(
          async <R>(text: string, params: unknown[] = []) => (await tx.query<R>(text, params)).rows,
        ),
      ),
    )
  return {
    connection,
    exclusive,
    transaction,
    as: (claims, work) =>
      transaction(async (query) => {
        await query(
          `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
            set_config('request.jwt.claim.sub', $3, true), set_config('request.jwt.claim.role', $1, true)`,
          [claims.role, JSON.stringify(claims), claims.sub ?? ''],
        )
        return work(query)
      }),
    sql: <T>(text: string, params: unknown[] = []) =>
      exclusive(async () => {
        const { rows } = await connection.driver.query<T>(text, params)
        if (/^\s*(create|alter|drop|comment)\b/i.test(text)) await connection.clearSchemaCache()
        return rows
      }),
    listen: (channel, setUp, onPayload) =>
      exclusive(async () => {
        await connection.driver.exec(setUp)
        const unlisten = await connection.driver.listen(channel, onPayload)
        return () => void unlisten()
      }),
    close: () => exclusive(() => connection.close()),
  }
}

/** Creates the cluster atomically: one left half made by a kill could not be opened. */
async function initialise(dir: string): Promise<void> {
  const unfinished = `${dir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  await (await connect(unfinished)).close()
  renameSync(unfinished, dir)
}

async function connect(url: string, extra?: Extensions): Promise<PgliteConnection> {
  const startParams = [
    ...PGlite.defaultStartParams,
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'random_page_cost=1.1',
  ]
    .filter((param) => param !== '-F')
    .map((param) => (param === 'search_path=public' ? 'search_path=public,extensions' : param))
  const pgliteOptions = {
    startParams,
    parsers: { 1114: iso, 1184: iso },
    extensions: { pg_trgm, ...extra },
  }
  const connection = await createPgliteConnection({ url, pgliteOptions })
  await connection.driver.waitReady
  return connection
}

/** PGlite's `POSTGRES_MAIN_LONGJMP`: PostgreSQL's exit status for a failed statement. */
const BACK_TO_MAIN_LOOP = 100

/** Ends the process when PostgreSQL aborts. Acknowledged rows are in its log and are read at the next start. */
function endWhenFallen(driver: PGlite): void {
  const postgres = driver.Module as unknown as { _PostgresMainLoopOnce(): void }
  const { _PostgresMainLoopOnce: once } = postgres
  postgres._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if ((error as { status?: number }).status === BACK_TO_MAIN_LOOP) throw error
      console.error(
        'PostgreSQL stopped working. Start the backend again: saved data is safe.',
        error,
      )
      process.exit(1)
    }
  }
}

/** EIO in WASI. */
const EIO = 29

/** Makes PostgreSQL's fsync reach the disk. */
function syncToDisk(driver: PGlite): void {
  const { NODEFS } = driver.Module.FS.filesystems as unknown as Record<string, FileSystem>
  if (!NODEFS) return
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // An exception here would unwind through PostgreSQL, which then answers no more queries.
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node))
      else fsyncSync(nfd)
      return 0
    } catch (error) {
      console.error('The database could not be written to the disk.', error)
      return EIO
    }
  }
}

/** PGlite has no descriptor for the folder. Created and renamed files, such as a new log segment, need it synced. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

interface FileSystem {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
  realPath(node: unknown): string
}
