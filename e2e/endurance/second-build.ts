import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rig } from './rig'

const folders = ['app', 'components', 'lib', 'public']

/** All that a build may read, without local settings and the tests' own. */
function sources(): string[] {
  const files = readdirSync(rig.projectDir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter((name) => !/^(\.env|(playwright|jest|stryker)\.config)/.test(name))
  return [...folders, ...files]
}

export interface Build {
  cwd: string
  dist: string
  /** Every connection that the build tried and every name it looked up. */
  asked: string[]
  remove(): void
}

interface Differing {
  /** Changes the text of a source. */
  edit?: (text: string) => string
  environment?: Record<string, string>
}

/** Another build of the site, in a folder of its own. */
export async function buildSite({
  edit = (text) => text,
  environment = {},
}: Differing): Promise<Build> {
  const scratch = mkdtempSync(join(tmpdir(), 'second-build-'))
  const cwd = join(scratch, 'site')
  for (const part of sources()) {
    cpSync(join(rig.projectDir, part), join(cwd, part), {
      recursive: true,
      // Tests import tools, which a build does not need.
      filter: (file) => !/\.test\.tsx?$/.test(file),
    })
  }
  symlinkSync(join(rig.projectDir, 'node_modules'), join(cwd, 'node_modules'), 'junction')
  for (const file of globSync('{components,lib}/**/*.{ts,tsx}', { cwd })) {
    const path = join(cwd, file)
    const text = readFileSync(path, 'utf8')
    const changed = edit(text)
    if (changed !== text) writeFileSync(path, changed)
  }
  // The packages lie outside the copy, and the bundler reads nothing above its root.
  renameSync(join(cwd, 'next.config.ts'), join(cwd, 'next.config.product.ts'))
  writeFileSync(
    join(cwd, 'next.config.ts'),
    `import product from './next.config.product'\n\nconst root = ${JSON.stringify(parse(cwd).root)}\nexport default { ...product, turbopack: { ...product.turbopack, root } }\n`,
  )
  const record = join(scratch, 'network')
  await runBuild(cwd, record, environment)
  const asked = existsSync(record) ? readFileSync(record, 'utf8').trim().split('\n') : []
  return {
    cwd,
    dist: join(cwd, '.next'),
    asked,
    remove: () => rmSync(scratch, { recursive: true, force: true }),
  }
}

async function runBuild(
  cwd: string,
  record: string,
  environment: Record<string, string>,
): Promise<void> {
  const recorder = pathToFileURL(join(import.meta.dirname, 'network-record.mjs')).href
  const build = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd,
    env: {
      ...rig.environment,
      ...environment,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: '.next',
      NETWORK_RECORD: record,
      NODE_OPTIONS: `--import ${recorder}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: Buffer[] = []
  build.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  build.stderr.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise((resolve) => build.once('close', resolve))
  if (code !== 0) throw new Error(`${Buffer.concat(said)}\nThe second build failed.`)
}
