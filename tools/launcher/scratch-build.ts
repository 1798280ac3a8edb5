import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lifecycle } from './lifecycle.ts'
import { projectDir } from './settings.ts'

/**
 * A build folder that is deleted at the end, together with the entries that Next adds to the project's own
 * files for it.
 * @returns the folder's name, for NEXT_DIST_DIR
 */
export function scratchBuild(life: Pick<Lifecycle, 'defer'>, distDir: string): string {
  const before = ['tsconfig.json', 'next-env.d.ts']
    .map((name) => join(projectDir, name))
    .filter(existsSync)
    .map((file) => [file, readFileSync(file)] as const)
  life.defer(() => {
    rmSync(join(projectDir, distDir), { recursive: true, force: true })
    for (const [file, content] of before) writeFileSync(file, content)
  })
  return distDir
}
