import { join } from 'node:path'
import { type Bench, buildWorlds, type StepResult, tool } from './bench.ts'
import { jestCounts, playwrightCounts } from './counts.ts'
import { findOrInstallChromium } from './find-chromium.ts'
import { journeys } from './journeys.ts'

async function types(bench: Bench): Promise<StepResult> {
  const generated = await tool(bench, 'node_modules/next/dist/bin/next', ['typegen'])
  return generated.ok ? tool(bench, 'node_modules/typescript/bin/tsc', ['--noEmit']) : generated
}

/** @param nodeOptions PGlite uses dynamic imports, which Jest's sandbox must allow */
function jest(project: string, workers: string, nodeOptions = '') {
  return async (bench: Bench): Promise<StepResult> => {
    const report = join(bench.scratch, `${project}.json`)
    const result = await tool(
      bench,
      'node_modules/jest/bin/jest.js',
      ['--selectProjects', project, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`],
      { NODE_ENV: 'test', NODE_OPTIONS: nodeOptions },
    )
    return { ...result, counts: jestCounts(report) }
  }
}

const withModules = '--experimental-vm-modules --no-warnings'

async function build(bench: Bench): Promise<StepResult> {
  await buildWorlds(bench)
  return { ok: true, output: '' }
}

/** Runs on copies of the build, before the browser tests take its ports; each file starts its own processes. */
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

/** In order; each must pass before the next. */
export const steps: Record<string, (bench: Bench) => Promise<StepResult>> = {
  lint: (bench) => tool(bench, 'node_modules/@biomejs/biome/bin/biome', ['check']),
  types,
  deadcode: (bench) => tool(bench, 'node_modules/knip/bin/knip.js', []),
  'db-types': (bench) => tool(bench, 'tools/commands/db-types.ts', ['--check']),
  // By itself Jest leaves a core idle.
  unit: jest('unit', '100%'),
  policies: jest('policies', '1', withModules),
  contract: jest('contract', '2', withModules),
  build,
  faults,
  e2e: journeys,
}
