import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'supabase/migrations/*.sql',
  'tools/embedded-backend/**/*.ts',
  'tests/{policies/setup,contract}/make-*.ts',
  'node_modules/{@supabase/lite,@electric-sql/pglite}/package.json',
]

function hashOf(root: string): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * What a script makes of the migrated database, for every test file to copy. A separate process, since Jest cannot
 * load the backend's ES modules; kept until one of the sources changes.
 * @returns its path
 */
export function prepared(root: string, name: string, script: string): string {
  const folder = join(root, 'node_modules/.cache', name)
  const path = join(folder, hashOf(root))
  if (!existsSync(path)) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    execFileSync(process.execPath, [join(root, script), path], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  return path
}
