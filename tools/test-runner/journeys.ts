import { join } from 'node:path'
import { startFaultProxy } from '../../e2e/support/fault-proxy.ts'
import type { Lifecycle } from '../launcher/lifecycle.ts'
import type { Environment } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'
import { playwrightCounts } from './counts.ts'
import { findOrInstallChromium } from './find-chromium.ts'
import { buildWorlds, type Rig, type StepResult, tool, type World } from './rig.ts'

/** Runs the browser tests; each of Playwright's workers has a site and a backend to itself. */
export async function journeys(rig: Rig): Promise<StepResult> {
  await buildWorlds(rig)
  const said = rig.worlds.map((): Buffer[] => [])
  const places = await Promise.all(rig.worlds.map((world, at) => open(rig, world, said[at] ?? [])))
  const result = await play(rig, 'journeys', [`--workers=${places.length}`], {
    TEST_WORLDS: JSON.stringify(places),
  })
  const fromSites = said.map((lines, at) => `\nSite ${at + 1} said:\n${Buffer.concat(lines)}`)
  return { ...result, output: result.output + fromSites.join('') }
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
  name: string,
  args: string[],
  place: Environment = {},
): Promise<StepResult> {
  const report = join(rig.scratch, `playwright-${name}.json`)
  const result = await tool(
    rig,
    'node_modules/playwright/cli.js',
    // Each run empties its screenshot folder.
    ['test', ...args, `--output=test-results/${name}`, '--reporter=list,json'],
    {
      ...place,
      CHROMIUM_PATH: await findOrInstallChromium(rig.life.say),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      FORCE_COLOR: '0',
    },
  )
  return { ...result, counts: playwrightCounts(report) }
}
