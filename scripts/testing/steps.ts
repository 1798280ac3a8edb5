import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecrets } from '../../supabase/local/secrets.ts'
import { appEnvironment } from '../launcher/app-environment.ts'
import { buildIfNeeded } from '../launcher/build.ts'
import { startFaultProxy } from '../launcher/fault-proxy.ts'
import { loadInstallation } from '../launcher/installation.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import { freePort } from '../launcher/ports.ts'
import {
  type Environment,
  projectDir,
  readSettings,
  type Settings,
  withoutOwnSettings,
} from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'
import { findOrInstallChromium } from '../lib/find-chromium.ts'
import { addedUp, type Counts, jestCounts, playwrightCounts } from './counts.ts'

export interface StepResult {
  ok: boolean
  output: string
  counts?: Counts
}

export interface Bench {
  life: Lifecycle
  settings: Settings
  /** Of the app under test, known before its backend runs: the build is made without one. */
  environment: Environment
  /** Where the backend listens, behind the fault proxy. */
  backendPort: number
  scratch: string
}

/** Ports, folders and keys of this run alone; gone at its end. */
export async function setUpBench(life: Lifecycle): Promise<Bench> {
  const scratch = mkdtempSync(join(tmpdir(), 'site-test-'))
  const dist = join(projectDir, '.next-test')
  const ambientTypes = join(projectDir, 'next-env.d.ts')
  const typesBefore = readIfThere(ambientTypes)
  life.defer(() => {
    rmSync(scratch, { recursive: true, force: true })
    rmSync(dist, { recursive: true, force: true })
    // The build leaves it pointing into the folder that is gone now.
    if (typesBefore) writeFileSync(ambientTypes, typesBefore)
  })
  rmSync(dist, { recursive: true, force: true })

  const [sitePort, proxyPort, backendPort] = [await freePort(), await freePort(), await freePort()]
  const dir = join(scratch, 'backend')
  const settings = readSettings({
    ...withoutOwnSettings(process.env),
    PORT: String(sitePort),
    LOCAL_SUPABASE_PORT: String(proxyPort),
    LOCAL_SUPABASE_DIR: dir,
    NEXT_DIST_DIR: '.next-test',
  })
  const installation = loadInstallation(dir)
  const access = { url: settings.backend.url, ...loadSecrets(dir) }
  const environment = appEnvironment(settings, access, installation)
  return { life, settings, environment, backendPort, scratch }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Runs a script of node_modules on this Node; all it prints is kept. */
async function tool(
  bench: Bench,
  path: string,
  args: string[],
  extra: Environment = {},
): Promise<StepResult> {
  const child = spawn(process.execPath, [join(projectDir, path), ...args], {
    cwd: projectDir,
    env: { ...bench.environment, NODE_ENV: undefined, ...extra } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  const stop = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // It ended in between.
    }
  }
  const abort = () => stop('SIGTERM')
  bench.life.signal.addEventListener('abort', abort)
  // What a failed test left running would hold its pipes open, and the run with them, for good.
  child.once('exit', () => stop('SIGKILL'))
  const output: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  bench.life.signal.removeEventListener('abort', abort)
  bench.life.signal.throwIfAborted()
  return { ok: code === 0, output: Buffer.concat(output).toString() }
}

async function types(bench: Bench): Promise<StepResult> {
  const generated = await tool(bench, 'node_modules/next/dist/bin/next', ['typegen'])
  return generated.ok ? tool(bench, 'node_modules/typescript/bin/tsc', ['--noEmit']) : generated
}

/** @param nodeOptions PGlite loads its parts by dynamic import, which Jest's sandbox must be told to allow */
function jest(project: string, nodeOptions = '') {
  return async (bench: Bench): Promise<StepResult> => {
    const report = join(bench.scratch, `${project}.json`)
    const result = await tool(
      bench,
      'node_modules/jest/bin/jest.js',
      ['--selectProjects', project, '--forceExit', '--json', `--outputFile=${report}`],
      { NODE_ENV: 'test', NODE_OPTIONS: nodeOptions },
    )
    return { ...result, counts: jestCounts(report) }
  }
}

const withModules = '--experimental-vm-modules --no-warnings'

async function build({ environment, life }: Bench): Promise<StepResult> {
  await buildIfNeeded(environment, { ...life, say: () => undefined })
  return { ok: true, output: '' }
}

/** More than the usual two cores: much of a journey is waiting. */
const READERS = 3

async function journeys(bench: Bench): Promise<StepResult> {
  const { settings, backendPort, scratch } = bench
  const said: Buffer[] = []
  const life: Lifecycle = { ...bench.life, say: () => undefined, log: (chunk) => said.push(chunk) }
  const chromium = await findOrInstallChromium(bench.life.say)
  const proxy = await startFaultProxy({ port: settings.backend.port, targetPort: backendPort })
  life.defer(() => proxy.stop())
  const behindProxy = { ...settings, backend: { ...settings.backend, port: backendPort } }
  const { embedded } = await startSite(behindProxy, 'start', life, true)
  const play = async (project: string, workers: number) => {
    const report = join(scratch, `playwright-${project}.json`)
    const result = await tool(
      bench,
      'node_modules/playwright/cli.js',
      ['test', `--project=${project}`, `--workers=${workers}`, '--reporter=list,json'],
      {
        BASE_URL: settings.siteUrl,
        BACKEND_URL: embedded?.backend.url,
        MAILBOX_URL: embedded?.backend.mailboxUrl,
        FAULT_PROXY_URL: proxy.controlUrl,
        OWNER_EMAIL: embedded?.owner?.email,
        OWNER_PASSWORD: embedded?.owner?.password,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        FORCE_COLOR: '0',
      },
    )
    return { ...result, counts: playwrightCounts(report) }
  }
  // First those that need the content as it was.
  const runs = [await play('reading', READERS), await play('changing', 1)]
  const fromSite = said.length ? `\nWhat the site said meanwhile:\n${Buffer.concat(said)}` : ''
  return {
    ok: runs.every(({ ok }) => ok),
    output: runs.map(({ output }) => output).join('\n') + fromSite,
    counts: addedUp(runs.map(({ counts }) => counts)),
  }
}

/** On copies of the build, before the journeys take its ports; each file starts its own processes. */
async function faults(bench: Bench): Promise<StepResult> {
  const report = join(bench.scratch, 'faults.json')
  const config = 'e2e/endurance/playwright.config.ts'
  const result = await tool(
    bench,
    'node_modules/playwright/cli.js',
    ['test', '--config', config, '--reporter=list,json'],
    {
      CHROMIUM_PATH: await findOrInstallChromium(bench.life.say),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    },
  )
  return { ...result, counts: playwrightCounts(report) }
}

/** In this order; each must pass before the next is tried. */
export const steps: Record<string, (bench: Bench) => Promise<StepResult>> = {
  lint: (bench) => tool(bench, 'node_modules/@biomejs/biome/bin/biome', ['check']),
  types,
  deadcode: (bench) => tool(bench, 'node_modules/knip/bin/knip.js', []),
  'db-types': (bench) => tool(bench, 'scripts/db-types.ts', ['--check']),
  unit: jest('unit'),
  policies: jest('policies', withModules),
  contract: jest('contract', withModules),
  build,
  faults,
  e2e: journeys,
}
