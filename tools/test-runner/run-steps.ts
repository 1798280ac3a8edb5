import { parseArgs } from 'node:util'
import { onlyNames } from '../launcher/command.ts'
import { CommandError, type Lifecycle, run } from '../launcher/lifecycle.ts'
import type { Environment } from '../launcher/settings.ts'
import type { Counts } from './counts.ts'
import { ledger } from './dose.ts'
import { type Rig, type StepResult, setUpRig } from './rig.ts'
import { plan, type StepName, stepNames, steps } from './steps.ts'

const INTERRUPTED = 130

/**
 * Runs the steps in turn, stopping at the first failure. `-- --only unit,e2e` picks steps.
 * @param usual the default steps
 */
export function runSteps(usual: StepName[], extra: Environment = {}): void {
  run((life) => runInTurn(life, usual, extra), INTERRUPTED)
}

async function runInTurn(life: Lifecycle, usual: StepName[], extra: Environment): Promise<void> {
  const chosen = chosenSteps(usual)
  const rig = await setUpRig(life, extra)
  const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const lanes of plan) {
    const results = await Promise.all(lanes.map((lane) => inTurn(lane, chosen, rig)))
    for (const { ok, counts } of results.flat()) {
      total.passed += counts?.passed ?? 0
      total.skipped += counts?.skipped ?? 0
      // A failed step without a report counts as one failure.
      total.failed += ok ? 0 : counts?.failed || 1
      total.failures.push(...(counts?.failures ?? []))
    }
    if (total.failed) break
  }
  const table = ledger(rig.told)
  if (table) console.log(`\n${table}\n`)
  // Printed last, at the end of a long log.
  if (total.failures.length) console.log(`Failed:\n${total.failures.join('\n')}\n`)
  console.log(sentence(total))
  if (total.failed) throw new CommandError('')
}

function chosenSteps(usual: string[]): string[] {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  return onlyNames(stepNames, values.only) ?? usual
}

/** Stops at the first failure. */
async function inTurn(
  lane: readonly StepName[],
  chosen: string[],
  rig: Rig,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const name of lane.filter((one) => chosen.includes(one))) {
    results.push(await timed(name, rig))
    if (!results.at(-1)?.ok) break
  }
  return results
}

async function timed(name: StepName, rig: Rig): Promise<StepResult> {
  const started = performance.now()
  let result: StepResult
  try {
    result = await steps[name](rig)
  } catch (error) {
    rig.life.signal.throwIfAborted()
    result = { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { ok, output, counts } = result
  const found = counts ? `  ${sentence(counts)}` : ''
  console.log(`${name.padEnd(8)} ${ok ? 'ok' : 'FAILED'}  ${seconds} s${found}`)
  if (!ok) console.log(output)
  return result
}

function sentence({ passed, failed, skipped }: Omit<Counts, 'failures'>): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
