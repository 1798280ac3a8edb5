/**
 * PostgreSQL in this process. Besides starting it, this closes six gaps of @supabase/lite:
 * - one session serves everybody, and concurrent transactions would run into each other: everything
 *   goes through `exclusive`, one piece of work at a time. Delete when its driver locks the session.
 * - it grants everything to everybody on first use; grants are the migrations' business. Delete `rlsState`
 *   when it leaves grants alone.
 * - timestamps come in PostgreSQL's notation instead of ISO 8601. Delete the parsers when that is mended.
 * - it takes reading a row anywhere for four times as dear as reading on, as of old disks; a hosted project says
 *   1.1, and both shall answer alike. Delete the start parameter when it says so itself.
 * - PGlite starts with fsync off (-F), and its file system has none to offer: an acknowledged row could be
 *   lost with the power. Delete the start parameters and `syncToDisk` when it writes through by itself.
 * - PGlite calls a PostgreSQL that has broken off again and again, for ever, and nobody gets an answer. Delete
 *   `endWhenFallen` when it fails instead.
 */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import type { Extensions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite'

export type Row = Record<string, unknown>
export type Claims = { role: string; sub?: string; exp?: number } & Row
/** One SQL statement inside a transaction. */
export type Query = <T = Row>(text: string, params?: unknown[]) => Promise<T[]>

export interface Database {
  connection: PgliteConnection
  /** Runs work alone on the session. Never nest. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** A transaction as superuser. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  /** A transaction under a caller's claims: grants and row-level security apply. */
  as<T>(claims: Claims, work: (query: Query) => Promise<T>): Promise<T>
  /** One statement as superuser. */
  sql<T = Row>(text: string, params?: unknown[]): Promise<T[]>
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

  let tail: Promise<unknown> = Promise.resolve()
  const exclusive = <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work)
    tail = result.catch(() => undefined)
    return result
  }
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
    close: () => exclusive(() => connection.close()),
  }
}

/** All or nothing: a cluster left half made by a kill could never be opened again. */
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

/** How PostgreSQL ends a statement that is in error: PGlite's `POSTGRES_MAIN_LONGJMP`. */
const BACK_TO_MAIN_LOOP = 100

/** Ends the process when PostgreSQL itself breaks off; what was acknowledged is in its log, read at the next start. */
function endWhenFallen(driver: PGlite): void {
  const postgres = driver.Module as unknown as { _PostgresMainLoopOnce(): void }
  const { _PostgresMainLoopOnce: once } = postgres
  postgres._PostgresMainLoopOnce = () => {
    try {
      once()
    } catch (error) {
      if ((error as { status?: number }).status === BACK_TO_MAIN_LOOP) throw error
      console.error(
        'PostgreSQL has broken off. Start again: nothing that was saved is lost.',
        error,
      )
      process.exit(1)
    }
  }
}

/** WASI's number for an input or output error. */
const EIO = 29

/** Lets PostgreSQL's fsync reach the disk. */
function syncToDisk(driver: PGlite): void {
  const { NODEFS } = driver.Module.FS.filesystems as unknown as Record<string, FileSystem>
  if (!NODEFS) return
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    // Nothing may be thrown through the middle of PostgreSQL: it would never answer again.
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

/** It is open without a descriptor; what was made or renamed in it must last too, a new file of the log for one. */
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
