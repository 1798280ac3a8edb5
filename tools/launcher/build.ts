import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileEarly } from './compile-early.ts'
import { CommandError, type Progress } from './lifecycle.ts'
import { spawnNext } from './next-process.ts'
import { type Environment, projectDir } from './settings.ts'
import { makeSitePictures } from './site-pictures.ts'

const sources = [
  '{app,components,lib,public}/**/*',
  '{middleware,instrumentation,instrumentation-client}.ts',
  'next.config.ts',
  'postcss.config.*',
  'package.json',
  'package-lock.json',
]
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Changes when a build would differ: sources, public environment, the actions' key. */
function buildKey(environment: Environment): string {
  const hash = createHash('sha256')
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || name === 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY') {
      hash.update(`${name}=${environment[name]}\0`)
    }
  }
  hash.update(`${compilerOptions()}\0`)
  const files = globSync(sources, { cwd: projectDir, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isTest(file))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${file.slice(projectDir.length)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Only these, since Next adds its build folders to tsconfig.json. */
function compilerOptions(): string {
  const text = readFileSync(join(projectDir, 'tsconfig.json'), 'utf8')
  try {
    return JSON.stringify(JSON.parse(text).compilerOptions)
  } catch {
    return text // may contain comments
  }
}

const buildDirOf = ({ NEXT_DIST_DIR = '.next' }: Environment) => join(projectDir, NEXT_DIST_DIR)

const markerOf = (environment: Environment) => join(buildDirOf(environment), 'build-key')

/** The folder holds this environment's build. */
export function markBuilt(environment: Environment, key = buildKey(environment)): void {
  writeFileSync(markerOf(environment), key)
}

/** Builds unless this folder's last build had the same key. Shows output only on failure. */
export async function buildIfNeeded(
  environment: Environment,
  life: Progress,
): Promise<'built' | 'cached'> {
  await makeSitePictures()
  const marker = markerOf(environment)
  const key = buildKey(environment)
  if (readMarker(marker) === key) return 'cached'
  life.say('Building the site (about a minute)…')
  rmSync(marker, { force: true })
  await runBuild(environment, life.signal)
  await compileEarly(buildDirOf(environment))
  markBuilt(environment, key)
  return 'built'
}

function readMarker(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

async function runBuild(environment: Environment, signal: AbortSignal): Promise<void> {
  const build = spawnNext(['build'], { ...environment, NODE_ENV: 'production' })
  const stop = () => void build.stop()
  signal.addEventListener('abort', stop)
  const output: Buffer[] = []
  build.onOutput((chunk) => output.push(chunk))
  const code = await build.ended
  signal.removeEventListener('abort', stop)
  signal.throwIfAborted()
  if (code !== 0) {
    throw new CommandError(`${Buffer.concat(output)}\nThe build failed. See its output above.`)
  }
}
