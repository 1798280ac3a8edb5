import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writePrivately } from '../embedded-backend/data-folder.ts'
import type { AdminClient } from '../launcher/admin-client.ts'
import { CommandError } from '../launcher/lifecycle.ts'
import { type ArchivedFile, type Manifest, movedBuckets, movedTables, sha256 } from './archive.ts'
import { got, pathsOf, requireEmpty, rowsOf } from './stored.ts'

interface Options {
  admin: AdminClient
  /** Origin of the project. */
  origin: string
  /** A new or empty folder. */
  dir: string
  say: (line: string) => void
}

/**
 * Writes rows, files and their accounts. Writes the manifest last, so that an interrupted export is not valid.
 * @returns the manifest, and listed files that are missing
 */
export async function exportProject(options: Options): Promise<[Manifest, missing: string[]]> {
  const { admin, origin, dir, say } = options
  requireEmpty(dir)
  // Private: it contains customers' names, addresses and messages.
  mkdirSync(join(dir, 'rows'), { recursive: true, mode: 0o700 })
  const { rows, users } = await saveRows(options)
  const files: ArchivedFile[] = []
  const missing: string[] = []
  for (const bucket of movedBuckets) {
    for await (const path of pathsOf(admin, bucket)) {
      const file = await saveFile(admin, dir, bucket, path)
      if (file) files.push(file)
      else missing.push(`${bucket}/${path}`)
    }
    say(`${bucket}: ${files.filter((file) => file.bucket === bucket).length} files`)
  }
  const manifest: Manifest = {
    version: 2,
    exportedAt: new Date().toISOString(),
    origin,
    accounts: await accountsOf(admin, users),
    rows,
    files,
  }
  writePrivately(join(dir, 'manifest.json'), JSON.stringify(manifest, null, 2))
  return [manifest, missing]
}

/**
 * Reads children before their parents, since the database may be in use: a row's parent is then read
 * after it.
 * @returns number of rows per table, and the accounts they belong to
 */
async function saveRows({ admin, dir, say }: Options) {
  const rows = {} as Manifest['rows']
  const users = new Set<unknown>()
  const wanted = new Set<unknown>()
  for (const table of movedTables.toReversed()) {
    const file = join(dir, 'rows', `${table}.jsonl`)
    writeFileSync(file, '')
    rows[table] = 0
    for await (const page of rowsOf(admin, table)) {
      appendFileSync(file, page.map((row) => `${JSON.stringify(row)}\n`).join(''))
      rows[table] += page.length
      for (const { id, user_id, project_id, contact_form_id } of page) {
        const parent = project_id ?? contact_form_id
        if (parent) wanted.add(parent)
        if (user_id) users.add(user_id)
        if (table === 'profiles') users.add(id)
        wanted.delete(id)
      }
    }
    say(`${table}: ${rows[table]}`)
  }
  if (wanted.size > 0) {
    throw new CommandError(
      'A project or an enquiry was deleted during the export. Please try again.',
    )
  }
  return { rows, users }
}

async function saveFile(
  admin: AdminClient,
  dir: string,
  bucket: ArchivedFile['bucket'],
  path: string,
): Promise<ArchivedFile | undefined> {
  const place = join(dir, 'files', bucket, path)
  // A name must not lead out of the archive.
  if (!place.startsWith(join(dir, 'files', bucket, '/')))
    throw new CommandError(`Unsafe file name: ${path}`)
  const store = admin.storage.from(bucket)
  const download = await store.download(path)
  if (isMissing(download.error)) return
  const blob = got(`Reading ${bucket}/${path}`, download)
  const info = got(`Describing ${bucket}/${path}`, await store.info(path))
  const bytes = new Uint8Array(await blob.arrayBuffer())
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, bytes)
  return {
    bucket,
    path,
    type: info.contentType ?? 'application/octet-stream',
    cacheControl: /max-age=(\d+)/.exec(info.cacheControl ?? '')?.[1] ?? '3600',
    size: bytes.byteLength,
    sha256: sha256(bytes),
  }
}

/** Deleted meanwhile, or listed by a database that was restored without its files. */
function isMissing(error: unknown): boolean {
  const { status, statusCode } = (error ?? {}) as { status?: number; statusCode?: string }
  return status === 404 || statusCode === '404'
}

async function accountsOf(admin: AdminClient, users: Set<unknown>): Promise<Manifest['accounts']> {
  const owners = got('Reading the owners', await admin.rpc('list_owners'))
  const ids = new Set([...owners, ...(users as Set<string>)])
  return Promise.all(
    [...ids].map(async (id) => {
      const { data, error } = await admin.auth.admin.getUserById(id)
      const email = got('Reading an account', { data: data.user?.email, error })
      return { id, email, isOwner: owners.includes(id) }
    }),
  )
}
