import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench, Line, Row } from './bench/bench.ts'
import { table } from './bench/figures.ts'
import { lighthouseRow } from './bench/lighthouse.ts'
import { type BenchSite, startBenchSite } from './bench/site.ts'
import { weight } from './bench/weight.ts'
import { type Lifecycle, run } from './launcher/lifecycle.ts'
import { projectDir, SettingsError } from './launcher/settings.ts'
import { findOrInstallChromium } from './lib/find-chromium.ts'

/** Each measures its subject by itself; a further one is a file in bench/ and a line here. */
const rows: Record<string, Row> = { weight, lighthouse: lighthouseRow }

const RESULT = join(projectDir, '.tmp/bench.json')
const INTERRUPTED = 130

// npm run bench: figures, not a test. Whatever misses its target is marked, and the exit code stays 0.
run(async (life) => {
  const { names, ...options } = readOptions()
  const bench = setUp(life, options)
  const results: Record<string, Line[]> = {}
  for (const name of names) {
    const row = rows[name] as Row
    life.say(`\n${row.title}`)
    results[name] = await row.measure(bench)
    life.say(table(results[name]))
  }
  mkdirSync(dirname(RESULT), { recursive: true })
  const when = new Date().toISOString()
  writeFileSync(RESULT, `${JSON.stringify({ when, node: process.version, results }, null, 2)}\n`)
  life.say(`\nThe same as JSON: ${RESULT}`)
  return 'done'
}, INTERRUPTED)

/** `--only weight` chosen rows, `--runs 3` how often times are taken, `--pages /,/contact` chosen pages. */
function readOptions() {
  const text = { type: 'string', multiple: true } as const
  const { values } = parseArgs({ options: { only: text, pages: text, runs: { type: 'string' } } })
  const names = values.only?.flatMap((list) => list.split(',')) ?? Object.keys(rows)
  const unknown = names.filter((name) => !(name in rows))
  if (unknown.length) {
    throw new SettingsError(
      `--only knows ${Object.keys(rows).join(', ')}; not ${unknown.join(', ')}`,
    )
  }
  const runs = Number(values.runs ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new SettingsError('--runs takes a whole number')
  return { names, runs, paths: values.pages?.flatMap((list) => list.split(',')) }
}

function setUp(life: Lifecycle, options: Pick<Bench, 'runs' | 'paths'>): Bench {
  let site: Promise<BenchSite> | undefined
  return {
    life,
    site: () => {
      site ??= startBenchSite(life)
      return site
    },
    chromium: () => findOrInstallChromium(life.say),
    ...options,
  }
}
