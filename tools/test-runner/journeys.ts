import { join } from 'node:path'
import { startFaultProxy } from '../../e2e/support/fault-proxy.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { Environment } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'
import { addedUp, playwrightCounts } from './counts.ts'
import { findOrInstallChromium } from './find-chromium.ts'
import { buildWorlds, type Rig, type StepResult, tool, type World } from './rig.ts'

/** The browser tests of one Playwright project. */
interface Part {
  name: string
  args: string[]
}

/** A third makes pictures faster than two cores resize them, and pages pass their time limit. */
const READERS = 2

const reading: Part = { name: 'reading', args: ['--project=reading', `--workers=${READERS}`] }
/** Enough for both worlds to end at about the same time; each starts a browser of its own. */
const SHARES = 6
const changing = (share: number): Part => ({
  name: `changing-${share}`,
  args: ['--project=changing', `--shard=${share}/${SHARES}`],
})

/** Runs the browser tests in two worlds at once; whichever is free takes the next share. */
export async function journeys(rig: Rig): Promise<StepResult> {
  const chromium = await findOrInstallChromium(rig.life.say)
  await buildWorlds(rig)
  const [first, second] = rig.worlds
  const shares = Array.from({ length: SHARES }, (_, at) => changing(at + 1))
  const results = await Promise.all([
    // Read-only tests first, before others change the content.
    playWorld(rig, first, chromium, shares, [reading]),
    playWorld(rig, second, chromium, shares),
  ])
  return together(results)
}

async function playWorld(
  rig: Rig,
  world: World,
  chromium: string,
  shares: Part[],
  before: Part[] = [],
): Promise<StepResult> {
  const said: Buffer[] = []
  const place = { ...(await open(rig, world, said)), CHROMIUM_PATH: chromium }
  const results: StepResult[] = []
  const next = () => before.shift() ?? shares.shift()
  for (let part = next(); part; part = next()) results.push(await play(rig, place, part))
  const all = together(results)
  const fromSite = said.length ? `\nWhat this site said meanwhile:\n${Buffer.concat(said)}` : ''
  return { ...all, output: all.output + fromSite }
}

/** Starts site, backend and the proxy between them; returns their addresses. */
async function open(
  rig: Rig,
  { settings, environment, backendPort }: World,
  said: Buffer[],
): Promise<Environment> {
  const life: Lifecycle = { ...rig.life, say: () => undefined, log: (chunk) => said.push(chunk) }
  const proxy = await startFaultProxy({ port: settings.backend.port, targetPort: backendPort })
  life.defer(() => proxy.stop())
  const behindProxy = { ...settings, backend: { ...settings.backend, port: backendPort } }
  const { embedded } = await startSite(behindProxy, 'start', life)
  return {
    ...environment,
    BASE_URL: settings.siteUrl,
    BACKEND_URL: embedded?.backend.url,
    MAILBOX_URL: embedded?.backend.mailboxUrl,
    FAULT_PROXY_URL: proxy.controlUrl,
    OWNER_EMAIL: embedded?.owner?.email,
    OWNER_PASSWORD: embedded?.owner?.password,
  }
}

/** Runs Playwright once. */
export async function play(
  rig: Rig,
  place: Environment,
  { name, args }: Part,
): Promise<StepResult> {
  const report = join(rig.scratch, `playwright-${name}.json`)
  const result = await tool(
    rig,
    'node_modules/playwright/cli.js',
    // Each run empties its screenshot folder.
    ['test', ...args, `--output=test-results/${name}`, '--reporter=list,json'],
    { ...place, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
  )
  return { ...result, counts: playwrightCounts(report) }
}

const together = (results: StepResult[]): StepResult => ({
  ok: results.every(({ ok }) => ok),
  output: results.map(({ output }) => output).join('\n'),
  counts: addedUp(results.map(({ counts }) => counts)),
})
