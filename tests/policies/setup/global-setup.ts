import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'supabase/migrations',
  'tools/embedded-backend/database.ts',
  'tools/embedded-backend/schema.ts',
  'tests/policies/setup',
  'node_modules/@supabase/lite/package.json',
  'node_modules/@electric-sql/pglite/package.json',
]

function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = /\.\w+$/.test(source) ? [path] : readdirSync(path).map((name) => join(path, name))
    for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Makes one snapshot of the migrated database for every test file. A separate process, since Jest cannot load the
 * backend's ES modules; cached until one of its sources changes.
 */
export default function makeSnapshot(_: unknown, { rootDir }: { rootDir: string }): void {
  const folder = join(rootDir, 'node_modules/.cache/policies')
  const file = join(folder, `${hashOf(rootDir)}.tar`)
  if (!existsSync(file)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const script = join(rootDir, 'tests/policies/setup/make-snapshot.ts')
    execFileSync(process.execPath, [script, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  }
  process.env.POLICIES_SNAPSHOT = file
}
