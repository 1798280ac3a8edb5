import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type ArchivedFile, type Manifest, movedBuckets, movedTables, sha256 } from './archive.ts'
import { type Admin, got, MovingError, pathsOf, rowsOf } from './stored.ts'

interface Options {
  admin: Admin
  /** Origin of the project. */
  origin: string
  /** A new or empty folder. */
  dir: string
  say: (line: string) => void
}

/** Writes rows, files and the owners' addresses; the manifest last, so that half an archive is none. */
export async function exportProject({ admin, origin, dir, say }: Options): Promise<Manifest> {
  if (existsSync(dir) && readdirSync(dir).length) throw new MovingError(`${dir} is not empty.`)
  // Names, addresses and messages of customers.
  mkdirSync(join(dir, 'rows'), { recursive: true, mode: 0o700 })
  const rows: Record<string, number> = {}
  for (const table of movedTables) {
    rows[table] = 0
    const file = join(dir, 'rows', `${table}.jsonl`)
    writeFileSync(file, '')
    for await (const page of rowsOf(admin, table)) {
      appendFileSync(file, page.map((row) => `${JSON.stringify(row)}\n`).join(''))
      rows[table] += page.length
    }
    say(`${table}: ${rows[table]}`)
  }
  const files: ArchivedFile[] = []
  for (const bucket of movedBuckets) {
    for await (const path of pathsOf(admin, bucket)) {
      files.push(await saveFile(admin, dir, bucket, path))
    }
    say(`${bucket}: ${files.filter((file) => file.bucket === bucket).length} files`)
  }
  const manifest: Manifest = {
    version: 1,
    exportedAt: new Date().toISOString(),
    origin,
    owners: await ownersOf(admin),
    rows: rows as Manifest['rows'],
    files,
  }
  writeFileSync(join(dir, 'manifest.json.new'), JSON.stringify(manifest, null, 2))
  renameSync(join(dir, 'manifest.json.new'), join(dir, 'manifest.json'))
  return manifest
}

async function saveFile(
  admin: Admin,
  dir: string,
  bucket: ArchivedFile['bucket'],
  path: string,
): Promise<ArchivedFile> {
  const place = join(dir, 'files', bucket, path)
  // A name must not lead out of the archive.
  if (!place.startsWith(join(dir, 'files', bucket, '/'))) throw new MovingError(`Odd name: ${path}`)
  const store = admin.storage.from(bucket)
  const blob = got(`Reading ${bucket}/${path}`, await store.download(path))
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

async function ownersOf(admin: Admin): Promise<Manifest['owners']> {
  const ids = got('Reading the owners', await admin.rpc('list_owners'))
  return Promise.all(
    ids.map(async (id) => {
      const { data, error } = await admin.auth.admin.getUserById(id)
      return { id, email: got('Reading an owner', { data: data.user?.email, error }) }
    }),
  )
}
