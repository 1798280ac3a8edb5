import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
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
  /** Two, so that tests that change data can run in parallel. */
  worlds: readonly [World, World]
  /** Environment of every tool: the first world's with the run's additions. */
  environment: Environment
  /** File in which tests report what they did; see `dose.ts`. */
  told: string
}

/** Allocates ports, folders and keys for this run; released at its end. */
export async function setUpRig(life: Lifecycle, extra: Environment): Promise<Rig> {
  const scratch = scratchFolder(life, 'site-test-')
  const dirs = [join(scratch, 'backend-1'), join(scratch, 'backend-2')] as const
  const first = await world(life, '.next-test-1', dirs[0])
  shareKeys(...dirs)
  const worlds = [first, await world(life, '.next-test-2', dirs[1])] as const
  const told = join(scratch, 'told.jsonl')
  const environment = { ...worlds[0].environment, ...extra, TEST_LEDGER: told }
  return { life, scratch, worlds, environment, told }
}

/** So that the second world's build differs by its addresses only. */
function shareKeys(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const file of ['secrets.json', 'installation.json']) cpSync(join(from, file), join(to, file))
}

async function world(life: Lifecycle, distDir: string, dir: string): Promise<World> {
  rmSync(join(projectDir, scratchBuild(life, distDir)), { recursive: true, force: true })
  const settings = readSettings({
    ...(await scratchEnvironment(dir)),
    NEXT_DIST_DIR: distDir,
    // Tests use several caller addresses and no proxy.
    CLIENT_ADDRESS_HEADER: 'x-forwarded-for',
    PICTURES_WITHOUT_AVIF: '1',
  })
  const installation = loadInstallation(dir)
  const access = { url: settings.backend.url, ...loadSecrets(dir) }
  const environment = appEnvironment(settings, access, installation)
  return { settings, environment, backendPort: await freePort() }
}

/** Builds once: a build contains its site's and its backend's address, so the second is a copy with others. */
export async function buildWorlds({ worlds: [first, second], life }: Rig): Promise<void> {
  const done = await buildIfNeeded(first.environment, { ...life, say: () => undefined })
  if (done === 'built') copyBuild(first.environment, second.environment)
}

/** Runs a script of node_modules on this Node and captures its output. */
export async function tool(
  rig: Rig,
  path: string,
  args: string[],
  extra: Environment = {},
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
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  rig.life.signal.removeEventListener('abort', abort)
  rig.life.signal.throwIfAborted()
  return { ok: code === 0, output: Buffer.concat(output).toString() }
}
