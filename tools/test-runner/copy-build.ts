import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { markBuilt } from '../launcher/build.ts'
import { type Environment, projectDir } from '../launcher/settings.ts'

/** Copies a site's build for another site with the same keys: its folder and addresses take the first one's place. */
export function copyBuild(from: Environment, to: Environment): void {
  const [source, target] = [from, to].map(({ NEXT_DIST_DIR = '' }) =>
    join(projectDir, NEXT_DIST_DIR),
  )
  if (!source || !target) return
  rmSync(target, { recursive: true, force: true })
  // Next fills its cache again.
  cpSync(source, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== join(source, 'cache'),
  })
  const swaps = swapsOf(from, to)
  for (const entry of globSync('**/*', { cwd: target, withFileTypes: true })) {
    if (entry.isFile()) rewrite(join(entry.parentPath, entry.name), swaps)
  }
  markBuilt(to)
}

type Swap = readonly [from: string, to: string]

function swapsOf(from: Environment, to: Environment): Swap[] {
  const hosts = (['NEXT_PUBLIC_SITE_URL', 'NEXT_PUBLIC_SUPABASE_URL'] as const).map(
    (name): Swap => [hostOf(from[name]), hostOf(to[name])],
  )
  const swaps: Swap[] = [
    ...hosts,
    ...hosts.map(([a, b]): Swap => [encodeURIComponent(a), encodeURIComponent(b)]),
    [from.NEXT_DIST_DIR ?? '', to.NEXT_DIST_DIR ?? ''],
  ]
  // React's streams count their bytes.
  const uneven = swaps.find(([a, b]) => !a || a.length !== b.length)
  if (uneven) throw new Error(`A build cannot be copied from ${uneven.join(' to ')}.`)
  return swaps
}

const hostOf = (url = '') => new URL(url).host

/** One character a byte, so that files of any kind survive. */
function rewrite(file: string, swaps: Swap[]): void {
  const text = readFileSync(file, 'latin1')
  const changed = swaps.reduce((all, [a, b]) => all.replaceAll(a, b), text)
  if (changed !== text) writeFileSync(file, changed, 'latin1')
}
