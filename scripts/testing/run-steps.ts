import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Lifecycle, run } from '../launcher/lifecycle.ts'
import { type Environment, SettingsError } from '../launcher/settings.ts'
import type { Counts } from './counts.ts'
import { ledger } from './dose.ts'
import { type Bench, type StepResult, setUpBench, steps } from './steps.ts'

const INTERRUPTED = 130

class TestsFailedError extends Error {
  override name = 'TestsFailedError'
}

/**
 * Every step in turn, up to the first that fails. `-- --only unit,e2e` runs chosen ones.
 * @param usual the steps that run where none is chosen
 */
export function runSteps(usual = Object.keys(steps), extra: Environment = {}): void {
  run((life) => runInTurn(life, usual, extra), INTERRUPTED)
}

async function runInTurn(life: Lifecycle, usual: string[], extra: Environment): Promise<'done'> {
  const chosen = chosenSteps(usual)
  const own = await setUpBench(life)
  const told = join(own.scratch, 'told.jsonl')
  const bench = { ...own, environment: { ...own.environment, ...extra, TEST_LEDGER: told } }
  const total: Counts = { passed: 0, failed: 0, skipped: 0 }
  for (const group of sideBySide(chosen)) {
    const results = await Promise.all(
      group.map(([name, step]) => timed(name, () => step(bench), bench)),
    )
    for (const { ok, counts } of results) {
      total.passed += counts?.passed ?? 0
      total.skipped += counts?.skipped ?? 0
      // A step without countable tests, or without a report, is one failure.
      total.failed += ok ? 0 : counts?.failed || 1
    }
    if (total.failed) break
  }
  const table = ledger(told)
  if (table) console.log(`\n${table}\n`)
  console.log(sentence(total))
  if (total.failed) throw new TestsFailedError('')
  return 'done'
}

function chosenSteps(usual: string[]) {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } })
  const wanted = values.only?.flatMap((names) => names.split(',')) ?? usual
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length) {
    throw new SettingsError(
      `--only knows ${Object.keys(steps).join(', ')}; not ${unknown.join(', ')}`,
    )
  }
  return Object.entries(steps).filter(([name]) => wanted.includes(name))
}

/** Each with processes of its own, and much waiting in one of them. */
const together = ['policies', 'contract']

type Step = ReturnType<typeof chosenSteps>[number]

function sideBySide(chosen: Step[]): Step[][] {
  const pair = chosen.filter(([name]) => together.includes(name))
  const groups = chosen.map((step) => (together.includes(step[0]) ? pair : [step]))
  return [...new Set(groups)]
}

async function timed(
  name: string,
  step: () => Promise<StepResult>,
  { life }: Bench,
): Promise<StepResult> {
  const started = performance.now()
  let result: StepResult
  try {
    result = await step()
  } catch (error) {
    life.signal.throwIfAborted()
    result = { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const { ok, output, counts } = result
  const found = counts ? `  ${sentence(counts)}` : ''
  console.log(`${name.padEnd(8)} ${ok ? 'ok' : 'FAILED'}  ${seconds} s${found}`)
  if (!ok) console.log(output)
  return result
}

function sentence({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
}
