import { join } from 'node:path'
import { startFaultProxy } from '../launcher/fault-proxy.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { Environment } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'
import { type Bench, buildWorlds, type StepResult, tool, type World } from './bench.ts'
import { addedUp, playwrightCounts } from './counts.ts'
import { findOrInstallChromium } from './find-chromium.ts'

/** The browser tests of one Playwright project. */
interface Part {
  name: string
  args: string[]
}

/** More than the usual two cores, since these tests mostly wait. */
const READERS = 3

const reading: Part = { name: 'reading', args: ['--project=reading', `--workers=${READERS}`] }
/** Half of the files each. */
const changing = (half: 1 | 2): Part => ({
  name: `changing-${half}`,
  args: ['--project=changing', `--shard=${half}/2`],
})

/** Runs the browser tests in two worlds at once, which take about equally long. */
export async function journeys(bench: Bench): Promise<StepResult> {
  const chromium = await findOrInstallChromium(bench.life.say)
  await buildWorlds(bench)
  const [first, second] = bench.worlds
  const results = await Promise.all([
    // Read-only tests first, before others change the content.
    playWorld(bench, first, chromium, [reading, changing(2)]),
    playWorld(bench, second, chromium, [changing(1)]),
  ])
  return together(results)
}

async function playWorld(
  bench: Bench,
  world: World,
  chromium: string,
  parts: Part[],
): Promise<StepResult> {
  const said: Buffer[] = []
  const place = { ...(await open(bench, world, said)), CHROMIUM_PATH: chromium }
  const results: StepResult[] = []
  for (const part of parts) results.push(await play(bench, place, part))
  const all = together(results)
  const fromSite = said.length ? `\nWhat this site said meanwhile:\n${Buffer.concat(said)}` : ''
  return { ...all, output: all.output + fromSite }
}

/** Starts site, backend and the proxy between them; returns their addresses. */
async function open(
  bench: Bench,
  { settings, environment, backendPort }: World,
  said: Buffer[],
): Promise<Environment> {
  const life: Lifecycle = { ...bench.life, say: () => undefined, log: (chunk) => said.push(chunk) }
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

async function play(bench: Bench, place: Environment, part: Part): Promise<StepResult> {
  const report = join(bench.scratch, `playwright-${part.name}.json`)
  const result = await tool(
    bench,
    'node_modules/playwright/cli.js',
    [
      'test',
      ...part.args,
      // Each run empties its screenshot folder.
      `--output=test-results/${part.name}`,
      '--reporter=list,json',
    ],
    { ...place, PLAYWRIGHT_JSON_OUTPUT_NAME: report, FORCE_COLOR: '0' },
  )
  return { ...result, counts: playwrightCounts(report) }
}

const together = (results: StepResult[]): StepResult => ({
  ok: results.every(({ ok }) => ok),
  output: results.map(({ output }) => output).join('\n'),
  counts: addedUp(results.map(({ counts }) => counts)),
})
