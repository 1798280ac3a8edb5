import type { Claims, Database, Query, Row } from '../database.ts'
import { noBucket, notFound } from './error.ts'
import type { FileStore, Metadata } from './files.ts'

export interface Bucket {
  id: string
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
}
export interface StoredObject extends Row {
  name: string
  version: string
  metadata: Metadata
}

export type Objects = ReturnType<typeof openObjects>

/** Rows of storage.objects, read and changed under the caller's claims. */
export function openObjects(database: Database, files: FileStore) {
  const select = 'select * from storage.objects where bucket_id = $1 and name = $2'

  return {
    async bucketOf(id: string): Promise<Bucket> {
      const [bucket] = await database.sql<Bucket>('select * from storage.buckets where id = $1', [
        id,
      ])
      if (!bucket) throw noBucket()
      return bucket
    },
    buckets: (claims: Claims) =>
      database.as(claims, (query) => query<Bucket>('select * from storage.buckets order by id')),

    /** Every version that has a row. */
    async versions(): Promise<Set<string>> {
      const rows = await database.sql<StoredObject>('select version from storage.objects')
      return new Set(rows.map((row) => row.version))
    },

    /** The object as the caller may see it; without claims, as superuser. */
    async find(bucket: string, name: string, claims?: Claims): Promise<StoredObject> {
      const [row] = claims
        ? await database.as(claims, (query) => query<StoredObject>(select, [bucket, name]))
        : await database.sql<StoredObject>(select, [bucket, name])
      if (!row) throw notFound()
      return row
    },

    async remove(bucket: string, names: string[], claims: Claims): Promise<StoredObject[]> {
      const rows = await database.as(claims, (query) =>
        query<StoredObject>(
          'delete from storage.objects where bucket_id = $1 and name = any($2) returning *',
          [bucket, names],
        ),
      )
      await files.remove(rows.map((row) => row.version))
      return rows
    },

    list: (bucket: string, options: Row, claims: Claims) =>
      database.as(claims, (query) => listFolder(query, bucket, options)),
  }
}

/** Lists one folder level below a prefix, as a hosted project does. */
async function listFolder(query: Query, bucket: string, options: Row): Promise<Row[]> {
  const { prefix = '', search = '', limit = 100, offset = 0, sortBy } = options
  const folder = prefix ? `${String(prefix).replace(/\/+$/, '')}/` : ''
  const { column = 'name', order = 'asc' } = (sortBy ?? {}) as Record<string, string>
  const known = ['name', 'created_at', 'updated_at', 'last_accessed_at'].includes(column)
  const by = `${known ? column : 'name'} ${order === 'desc' ? 'desc' : 'asc'}`
  return query(
    `with below as (
       select *, substr(name, length($2) + 1) as rest from storage.objects
       where bucket_id = $1 and starts_with(name, $2)
     ), found as (select * from below where rest ilike $3 || '%')
     select rest as name, id, updated_at, created_at, last_accessed_at, metadata
     from found where strpos(rest, '/') = 0
     union all
     select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz,
       null::timestamptz, null::timestamptz, null::jsonb
     from found where strpos(rest, '/') > 0
     order by ${by} limit $4 offset $5`,
    [bucket, folder, search, limit, offset],
  )
}
