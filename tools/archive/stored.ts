import { existsSync, readdirSync } from 'node:fs'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../../lib/supabase/database.types.ts'
import { keyOf, type MovedTable } from './archive.ts'

export type Admin = SupabaseClient<Database>
export type Row = Record<string, unknown>

export class MovingError extends Error {
  override name = 'MovingError'
}

export function requireEmpty(dir: string): void {
  if (existsSync(dir) && readdirSync(dir).length)
    throw new MovingError(`${dir} is not empty. Choose an empty folder.`)
}

const PAGE = 1000

/** The data of a response. Throws an error that names the step. */
export function got<T>(
  what: string,
  { data, error }: { data: T; error: { message: string } | null },
): NonNullable<T> {
  if (error) throw new MovingError(`${what}: ${error.message}`)
  if (data === null || data === undefined) throw new MovingError(`${what}: no answer`)
  return data
}

/**
 * Reads every row of a table, page by page, up to the first empty page: a project may limit rows per
 * response further, and rows added meanwhile shift nothing.
 */
export async function* rowsOf(admin: Admin, table: MovedTable): AsyncGenerator<Row[]> {
  const key = keyOf[table]
  for (let last: unknown; ; ) {
    const page = admin.from(table).select('*').order(key).limit(PAGE)
    const answer = await (last === undefined ? page : page.gt(key, last as string))
    const rows = got(`Reading ${table}`, answer) as Row[]
    if (rows.length === 0) return
    yield rows
    last = rows.at(-1)?.[key]
  }
}

export async function countRows(admin: Admin, table: MovedTable): Promise<number> {
  const { count, error } = await admin.from(table).select('*', { count: 'exact', head: true })
  if (error || count === null) throw new MovingError(`Counting ${table}: ${error?.message}`)
  return count
}

/** Paths of all files in a bucket: the storage API lists one folder at a time. */
export async function* pathsOf(admin: Admin, bucket: string, folder = ''): AsyncGenerator<string> {
  for (let offset = 0; ; offset += PAGE) {
    const listing = await admin.storage
      .from(bucket)
      .list(folder, { limit: PAGE, offset, sortBy: { column: 'name', order: 'asc' } })
    const entries = got(`Listing ${bucket}`, listing)
    for (const { name, id } of entries) {
      const path = folder ? `${folder}/${name}` : name
      // Folders are not objects and have no id.
      if (id) yield path
      else yield* pathsOf(admin, bucket, path)
    }
    if (entries.length < PAGE) return
  }
}
