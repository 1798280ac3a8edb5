/** Writes the database of a backend that was started once and stopped: node make-database.ts <folder> */
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startBackend } from '../../tools/embedded-backend/backend.ts'

const [, , target = ''] = process.argv
const dir = `${target}.draft`
const backend = await startBackend({ dir, port: 0, siteUrl: 'http://127.0.0.1' })
await backend.stop()
// Renamed when complete: an aborted run must not leave half a folder.
renameSync(join(dir, 'database'), target)
rmSync(dir, { recursive: true })
process.exit(0)
