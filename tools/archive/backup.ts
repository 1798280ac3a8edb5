import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { lockData, writePrivately } from '../embedded-backend/data-folder.ts'
import { sha256 } from './archive.ts'
import { erasuresFile, readErasures, repeatErasuresIn } from './erasures.ts'
import { MovingError, requireEmpty } from './stored.ts'

/** backup.json, beside the folder `data`: the hash of every file. */
const manifestSchema = z.object({
  version: z.literal(1),
  madeAt: z.string(),
  files: z.record(z.string(), z.string()),
})

type BackupManifest = z.infer<typeof manifestSchema>

interface Folders {
  from: string
  to: string
}

/**
 * Copies the data folder of an embedded backend into an empty one. Writes the manifest last, so that an
 * interrupted backup is not valid. Locks the data: a running database cannot be copied.
 */
export function backUp({ from, to }: Folders): BackupManifest {
  if (!existsSync(join(from, 'database/PG_VERSION'))) {
    throw new MovingError(`${from} is not a data folder of the embedded backend.`)
  }
  requireEmpty(to)
  const unlock = lockData(from)
  try {
    mkdirSync(to, { recursive: true, mode: 0o700 })
    // The lock belongs to this process.
    const isKept = (path: string) => path !== join(from, 'lock')
    cpSync(from, join(to, 'data'), { recursive: true, filter: isKept, preserveTimestamps: true })
    writeErasures(join(to, 'erasures'), readErasures(erasuresFile(from)))
  } finally {
    unlock()
  }
  const manifest: BackupManifest = {
    version: 1,
    madeAt: new Date().toISOString(),
    files: hashesIn(join(to, 'data')),
  }
  writePrivately(join(to, 'backup.json'), JSON.stringify(manifest, null, 2))
  return manifest
}

/**
 * Restores a backup atomically to an empty or missing data folder. People erased since the backup are
 * erased again.
 */
export async function restore({ from, to }: Folders): Promise<BackupManifest> {
  if (!existsSync(join(from, 'backup.json')))
    throw new MovingError(`${from} is not a complete backup.`)
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(from, 'backup.json'), 'utf8')))
  requireEmpty(to)
  const unfinished = `${to}.new`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(from, 'data'), unfinished, { recursive: true, preserveTimestamps: true })
  const arrived = hashesIn(unfinished)
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(arrived)])
  const changed = [...names].find((name) => arrived[name] !== manifest.files[name])
  if (changed) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new MovingError(`${changed} has changed since the backup. Restore another backup.`)
  }
  // Readable by its owner only, whatever the backup's file modes.
  chmodSync(unfinished, 0o700)
  const erasures = erasuresFile(to)
  // On another machine the backup brings the list along.
  writeErasures(erasures, [...readErasures(erasures), ...readErasures(join(from, 'erasures'))])
  await repeatErasuresIn(unfinished, erasures)
  rmSync(to, { recursive: true, force: true })
  renameSync(unfinished, to)
  return manifest
}

function writeErasures(file: string, hashes: string[]): void {
  if (hashes.length === 0) return
  const text = [...new Set(hashes)].map((hash) => `${hash}\n`).join('')
  writeFileSync(file, text, { mode: 0o600 })
}

function hashesIn(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
  return Object.fromEntries(
    files.sort().map((file) => [file.replaceAll('\\', '/'), sha256(readFileSync(join(dir, file)))]),
  )
}
