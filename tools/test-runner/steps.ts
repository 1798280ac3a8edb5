import { join } from 'node:path'
import { jestCounts } from './counts.ts'
import { journeys, play } from './journeys.ts'
import { buildWorlds, type Rig, type StepResult, tool } from './rig.ts'

async function types(rig: Rig): Promise<StepResult> {
  const generated = await tool(rig, 'node_modules/next/dist/bin/next', ['typegen'])
  return generated.ok
    ? tool(rig, 'node_modules/typescript/bin/tsc', ['--noEmit', '--incremental', 'false'])
    : generated
}

/** @param nodeOptions PGlite uses dynamic imports, which Jest's sandbox must allow */
function jest(project: string, workers: string, nodeOptions = '') {
  return async (rig: Rig): Promise<StepResult> => {
    const report = join(rig.scratch, `${project}.json`)
    const result = await tool(
      rig,
      'node_modules/jest/bin/jest.js',
      ['--selectProjects', project, `--maxWorkers=${workers}`, '--json', `--outputFile=${report}`],
      { NODE_ENV: 'test', NODE_OPTIONS: nodeOptions },
    )
    return { ...result, counts: jestCounts(report) }
  }
}

const withModules = '--experimental-vm-modules --no-warnings'

async function build(rig: Rig): Promise<StepResult> {
  await buildWorlds(rig)
  return { ok: true, output: '' }
}

/** Runs on copies of the build, before the browser tests take its ports; each file starts its own processes. */
async function faults(rig: Rig): Promise<StepResult> {
  await buildWorlds(rig)
  return play(rig, 'endurance', ['--config', 'e2e/endurance/playwright.config.ts'])
}

/** Groups run in turn; the lanes of a group side by side, since together they keep two cores busy. */
export const plan = [
  [
    ['lint', 'types'],
    ['deadcode', 'db-types'],
  ],
  [['unit']],
  [['contract'], ['policies', 'build']],
  [['faults']],
  [['e2e']],
] as const

export type StepName = (typeof plan)[number][number][number]

export const stepNames: StepName[] = plan.flat(2)

export const steps: Record<StepName, (rig: Rig) => Promise<StepResult>> = {
  lint: (rig) => tool(rig, 'node_modules/@biomejs/biome/bin/biome', ['check']),
  types,
  deadcode: (rig) => tool(rig, 'node_modules/knip/bin/knip.js', []),
  'db-types': (rig) => tool(rig, 'tools/commands/db-types.ts', ['--check']),
  // By itself Jest leaves a core idle.
  unit: jest('unit', '100%'),
  policies: jest('policies', '1', withModules),
  contract: jest('contract', '2', withModules),
  build,
  faults,
  e2e: journeys,
}
