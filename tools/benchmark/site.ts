import { cpSync, existsSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Backend } from '../embedded-backend/backend.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import { scratchEnvironment, scratchFolder } from '../launcher/scratch.ts'
import { type Environment, projectDir } from '../launcher/settings.ts'

export interface BenchSite {
  address: string
  /** A one-line page with its own root layout, from the same build and server. */
  barePath: string
  backend: Backend
}

/** Files that a build and a start need. */
const parts = [
  'app',
  'components',
  'lib',
  'public',
  'tools',
  'supabase',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // Tailwind skips ignored files when it looks for class names.
  '.gitignore',
]

/** A copy of the project with the bare page, and the environment it runs in. */
export interface BenchCopy {
  dir: string
  environment: Environment
}

/** Deleted when the command ends. */
export async function prepareCopy(life: Lifecycle): Promise<BenchCopy> {
  const scratch = scratchFolder(life, 'site-bench-')
  const dir = join(scratch, 'site')
  copyProject(dir)
  addBenchPages(dir)
  return { dir, environment: await scratchEnvironment(join(scratch, 'backend')) }
}

/** Builds the copy if needed, and starts it. */
export async function startBenchSite(copy: BenchCopy, life: Lifecycle): Promise<BenchSite> {
  // Use the copy's own launcher: it starts the project around it.
  const { startSite } = await modules<typeof import('../launcher/site.ts')>(copy.dir, 'site.ts')
  const { readSettings } = await modules<typeof import('../launcher/settings.ts')>(
    copy.dir,
    'settings.ts',
  )
  const settings = readSettings(copy.environment)
  const { address, embedded, pictures } = await startSite(settings, 'start', life)
  // Until then pages show the large originals.
  await pictures
  if (!embedded) throw new Error('The benchmark runs on the embedded backend only.')
  return { address, barePath: '/bare', backend: embedded.backend }
}

function copyProject(to: string): void {
  const data = join(projectDir, 'supabase/.local')
  for (const part of parts.filter((name) => existsSync(join(projectDir, name)))) {
    cpSync(join(projectDir, part), join(to, part), {
      recursive: true,
      filter: (path) => path !== data,
    })
  }
  symlinkSync(join(projectDir, 'node_modules'), join(to, 'node_modules'), 'junction')
}

function addBenchPages(copy: string): void {
  cpSync(join(import.meta.dirname, 'pages'), join(copy, 'app/(bench)'), { recursive: true })
  // Next preloads this page's fonts on every page, including the bare one.
  rmSync(join(copy, 'app/global-not-found.tsx'))
  // The packages lie outside the copy, and the bundler reads nothing above its root. Types are checked by `npm test`,
  // here some tools would miss the tests' files.
  renameSync(join(copy, 'next.config.ts'), join(copy, 'next.config.product.ts'))
  writeFileSync(
    join(copy, 'next.config.ts'),
    `import product from './next.config.product'\n\nexport default { ...product, typescript: { ignoreBuildErrors: true }, turbopack: { ...product.turbopack, root: ${JSON.stringify(parse(copy).root)} } }\n`,
  )
}

function modules<T>(copy: string, file: string): Promise<T> {
  return import(pathToFileURL(join(copy, 'tools/launcher', file)).href)
}
