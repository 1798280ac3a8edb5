import { fork } from 'node:child_process'
import { join } from 'node:path'
import { type Environment, projectDir } from '../launcher/settings.ts'
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
  { life }: Rig,
  { settings, environment, backendPort }: World,
  said: Buffer[],
): Promise<Environment> {
  const child = fork(join(import.meta.dirname, 'serve-world.ts'), {
    cwd: projectDir,
    env: {
      ...settings.environment,
      WORLD_BACKEND_PORT: String(backendPort),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  life.defer(async () => {
    child.kill()
    await ended
  })
  const places = await Promise.race([
    new Promise<Environment>((resolve) =>
      child.once('message', resolve as (place: object) => void),
    ),
    ended.then(() => {
      throw new Error(`A site for tests did not start.\n${Buffer.concat(said)}`)
    }),
  ])
  return { ...environment, ...places }
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
    // A full run takes hours: failures are shown as they happen.
    Boolean(rig.environment.TEST_HARD),
  )
  return { ...result, counts: playwrightCounts(report) }
}
