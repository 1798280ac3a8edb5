import { randomUUID } from 'node:crypto'
import type { Claims, Database, Query } from '../database.ts'
import { badKey, badType, tooLarge } from './error.ts'
import type { FileStore, Metadata } from './files.ts'
import type { Bucket, Objects } from './objects.ts'

export interface Upload {
  bucket: string
  name: string
  upsert: boolean
  contentType: string
  cacheControl: string
}

/** The project's limit in bytes: file_size_limit in config.toml. */
export const largest = 100 * 1024 * 1024

export const limitOf = ({ file_size_limit }: Bucket) =>
  Math.min(file_size_limit ?? largest, largest)

export type Uploads = ReturnType<typeof openUploads>

/** Stores files: checks permission and limits, writes the bytes, then the row. */
export function openUploads(database: Database, objects: Objects, files: FileStore) {
  /** Refuses what the bucket, the name or a policy does not allow; returns the size limit in bytes. */
  async function check(upload: Upload, claims: Claims, size?: number): Promise<number> {
    const bucket = await objects.bucketOf(upload.bucket)
    const type = upload.contentType.split(';')[0]?.trim() ?? ''
    const types = bucket.allowed_mime_types ?? []
    if (types.length > 0 && !types.some((allowed) => matches(allowed, type))) throw badType(type)
    const limit = limitOf(bucket)
    if (size !== undefined && size > limit) throw tooLarge()
    if (!/^[\w/!\-.*'() &$@=;:+,?]+$/.test(upload.name)) throw badKey(upload.name)
    const rehearsal = new Error('rolled back')
    const tried = database.as(claims, async (query) => {
      await insert(query, upload, randomUUID(), {}, claims.sub)
      throw rehearsal
    })
    await tried.catch((error) => {
      if (error !== rehearsal) throw error
    })
    return limit
  }

  /** Writes the row of a stored file, replacing a former version. */
  async function save(
    upload: Upload,
    version: string,
    file: Pick<Metadata, 'eTag' | 'size'>,
    claims: Claims,
  ) {
    const { bucket, name, contentType: mimetype, cacheControl } = upload
    const lastModified = new Date().toISOString()
    const { eTag, size } = file
    const metadata = { eTag, size, mimetype, cacheControl, lastModified, contentLength: size }
    const former = await database.sql<{ version: string }>(
      'select version from storage.objects where bucket_id = $1 and name = $2 and version <> $3',
      [bucket, name, version],
    )
    try {
      const id = await database.as(claims, (query) =>
        insert(query, upload, version, metadata, claims.sub),
      )
      await files.remove(former.map((row) => row.version))
      return { Id: id, Key: `${bucket}/${name}` }
    } catch (error) {
      await files.remove([version])
      throw error
    }
  }

  return {
    check,
    save,
    async receive(
      upload: Upload,
      body: ReadableStream<Uint8Array> | null,
      claims: Claims,
      size?: number,
    ) {
      const limit = await check(upload, claims, size)
      const version = randomUUID()
      return save(upload, version, await files.write(version, body, limit), claims)
    },
  }
}

async function insert(
  query: Query,
  { bucket, name, upsert }: Upload,
  version: string,
  metadata: object,
  owner: string | null = null,
): Promise<string> {
  const replace = `on conflict (bucket_id, name) do update set
    version = excluded.version, metadata = excluded.metadata,
    owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now()`
  const [row] = await query<{ id: string }>(
    `insert into storage.objects (bucket_id, name, version, metadata, owner, owner_id)
     values ($1, $2, $3, $4, $5::text::uuid, $5::text) ${upsert ? replace : ''} returning id`,
    [bucket, name, version, metadata, owner],
  )
  return row?.id ?? ''
}

function matches(allowed: string, type: string): boolean {
  return allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : allowed === type
}
