import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lifecycle } from './lifecycle.ts'
import { freePort } from './ports.ts'
import { type Environment, projectDir } from './settings.ts'

type Defer = Pick<Lifecycle, 'defer'>

/** A temporary folder that is deleted at the end. */
export function scratchFolder(life: Defer, prefix: string): string {
  const dir = mkdtempSync(join(tmpdir(), prefix))
  life.defer(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** Settings of a site and an embedded backend with data in this folder, without this machine's own. */
export async function scratchEnvironment(dir: string): Promise<Environment> {
  const isOwn = (name: string) =>
    /^(NEXT_|SUPABASE_|LOCAL_|HOST$|PORT$|REVALIDATE_|CRON_|ERASURE_|SMTP_|VAPID_|PUSH_|CLIENT_)/.test(
      name,
    )
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name))),
    PORT: String(await freePort()),
    LOCAL_SUPABASE_PORT: String(await freePort()),
    LOCAL_SUPABASE_DIR: dir,
  }
}

/**
 * A build folder that is deleted at the end, together with the entries that Next adds to the project's own
 * files for it.
 * @returns the folder's name, for NEXT_DIST_DIR
 */
export function scratchBuild(life: Defer, distDir: string): string {
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
