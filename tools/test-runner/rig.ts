import { spawn } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { loadSecrets } from '../embedded-backend/secrets.ts'
import { appEnvironment } from '../launcher/app-environment.ts'
import { buildIfNeeded } from '../launcher/build.ts'
import { loadInstallation } from '../launcher/installation.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import { signalGroup } from '../launcher/next-process.ts'
import { freePort } from '../launcher/ports.ts'
import { scratchBuild, scratchEnvironment, scratchFolder } from '../launcher/scratch.ts'
import { type Environment, projectDir, readSettings, type Settings } from '../launcher/settings.ts'
import { copyBuild } from './copy-build.ts'
import type { Counts } from './counts.ts'

export interface StepResult {
  ok: boolean
  output: string
  counts?: Counts
}

/** A site and its backend, neither running yet. */
export interface World {
  settings: Settings
  /** The site's environment, known before its backend runs: the build needs none. */
  environment: Environment
  /** Port of the backend behind the fault proxy. */
  backendPort: number
}

export interface Rig {
  life: Lifecycle
  scratch: string
  /** One for each browser test that runs at the same time. */
  worlds: World[]
  /** Environment of every tool: the first world's with the run's additions. */
  environment: Environment
  /** File in which tests report what they did; see `dose.ts`. */
  told: string
}

/** More than cores, since a test waits for a third of its time; at full dose it does not. */
const worldsFor = (extra: Environment) => (extra.TEST_HARD ? 2 : 3)

/** Allocates ports, folders and keys for this run; released at its end. */
export async function setUpRig(life: Lifecycle, extra: Environment): Promise<Rig> {
  const scratch = scratchFolder(life, 'site-test-')
  const worlds: World[] = []
  // In turn, since each looks for free ports.
  for (let at = 1; at <= worldsFor(extra); at++) worlds.push(await world(life, scratch, at))
  const told = join(scratch, 'told.jsonl')
  const environment = { ...worlds[0]?.environment, ...extra, TEST_LEDGER: told }
  return { life, scratch, worlds, environment, told }
}

async function world(life: Lifecycle, scratch: string, at: number): Promise<World> {
  const [first, dir] = [join(scratch, 'backend-1'), join(scratch, `backend-${at}`)]
  // The same keys, so that builds differ by their addresses only.
  if (at > 1) cpSync(first, dir, { recursive: true })
  const distDir = `.next-test-${at}`
  rmSync(join(projectDir, scratchBuild(life, distDir)), { recursive: true, force: true })
  const settings = readSettings({
    ...(await scratchEnvironment(dir)),
    NEXT_DIST_DIR: distDir,
    // Tests use several caller addresses and no proxy.
    CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
    TEST_SITE: '1',
    // Tests start Node a hundred times.
    NODE_COMPILE_CACHE: join(projectDir, 'node_modules/.cache/node'),
  })
  const installation = loadInstallation(dir)
  const access = { url: settings.backend.url, ...loadSecrets(dir) }
  const environment = appEnvironment(settings, access, installation)
  return { settings, environment, backendPort: await freePort() }
}

/** Builds once: a build contains its site's and its backend's address, so the others are copies with their own. */
export async function buildWorlds({ worlds: [first, ...others], life }: Rig): Promise<void> {
  if (!first) return
  const done = await buildIfNeeded(first.environment, { ...life, say: () => undefined })
  if (done !== 'built') return
  for (const other of others) copyBuild(first.environment, other.environment)
}

/** Runs a script of node_modules on this Node; captures its output, or shows it as it comes. */
export async function tool(
  rig: Pick<Rig, 'life' | 'environment'>,
  path: string,
  args: string[],
  extra: Environment = {},
  isShown = false,
): Promise<StepResult> {
  const child = spawn(process.execPath, [join(projectDir, path), ...args], {
    cwd: projectDir,
    env: { ...rig.environment, NODE_ENV: undefined, ...extra } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const abort = () => signalGroup(child.pid, 'SIGTERM')
  rig.life.signal.addEventListener('abort', abort)
  // Processes left by a failed test would hold its pipes open and block the run.
  child.once('exit', () => signalGroup(child.pid, 'SIGKILL'))
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (isShown) stream.pipe(process.stdout, { end: false })
    else stream.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  rig.life.signal.removeEventListener('abort', abort)
  rig.life.signal.throwIfAborted()
  return { ok: code === 0, output: Buffer.concat(output).toString() }
}
