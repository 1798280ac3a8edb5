import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { accepted } from '../benchmark/accepted.ts'
import type { Bench, Row } from '../benchmark/bench.ts'
import { table } from '../benchmark/figures.ts'
import { firstRequest } from '../benchmark/first-request.ts'
import { inbox } from '../benchmark/inbox.ts'
import { lighthouseRow } from '../benchmark/lighthouse.ts'
import { likeness } from '../benchmark/likeness.ts'
import { pairing } from '../benchmark/pairing.ts'
import { pavement } from '../benchmark/pavement.ts'
import { photo } from '../benchmark/photo.ts'
import { requests } from '../benchmark/requests.ts'
import { type BenchCopy, type BenchSite, prepareCopy, startBenchSite } from '../benchmark/site.ts'
import { start } from '../benchmark/start.ts'
import { strangers } from '../benchmark/strangers.ts'
import { judge, type Results, unmatched } from '../benchmark/verdict.ts'
import { weight } from '../benchmark/weight.ts'
import { onlyNames } from '../launcher/command.ts'
import { CommandError, type Lifecycle, run } from '../launcher/lifecycle.ts'
import { projectDir } from '../launcher/settings.ts'
import { findOrInstallChromium } from '../test-runner/find-chromium.ts'

/**
 * Each row is measured independently; to add one, write a file in tools/benchmark and a line here. The order counts:
 * `start` needs the ports that the site takes later, `photo` a server that has done little.
 */
const rows: Record<string, Row> = {
  start,
  photo,
  pairing,
  requests,
  likeness,
  strangers,
  weight,
  lighthouse: lighthouseRow,
  // Publishes a project, which the pages above would show.
  pavement,
  // These two replace the database, so they come last.
  'first-request': firstRequest,
  inbox,
}

const RESULT = join(projectDir, '.tmp/bench.json')
const INTERRUPTED = 130

// npm run bench: figures, not a test. Fails on a missed target that no decision explains.
run(async (life) => {
  const { names, ...options } = readOptions()
  const bench = setUp(life, options)
  const results: Results = {}
  const seconds: Record<string, number> = {}
  for (const name of names) {
    const row = rows[name] as Row
    life.say(`\n${row.title}`)
    const began = Date.now()
    results[name] = await row.measure(bench)
    seconds[name] = Math.round((Date.now() - began) / 1000)
    life.say(table(results[name]))
  }
  const { failures, remarks } = judge(results, accepted)
  if (!bench.paths) failures.push(...unmatched(results, accepted))
  writeJson({ seconds, results, failures, remarks })
  const took = names.map((name) => `${name} ${seconds[name]} s`).join(', ')
  life.say(`\n${[...remarks, `Took: ${took}`, `The same as JSON: ${RESULT}`].join('\n')}`)
  if (failures.length) throw new CommandError(`\nMissed:\n  ${failures.join('\n  ')}`)
}, INTERRUPTED)

function writeJson(found: Record<string, unknown>): void {
  mkdirSync(dirname(RESULT), { recursive: true })
  const when = new Date().toISOString()
  writeFileSync(RESULT, `${JSON.stringify({ when, node: process.version, ...found }, null, 2)}\n`)
}

/** `--only weight` picks rows, `--runs 3` sets how often times are taken, `--pages /,/contact` picks pages. */
function readOptions() {
  const text = { type: 'string', multiple: true } as const
  const { values } = parseArgs({ options: { only: text, pages: text, runs: { type: 'string' } } })
  const chosen = onlyNames(Object.keys(rows), values.only)
  const runs = Number(values.runs ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs takes a whole number')
  const names = Object.keys(rows).filter((name) => chosen?.includes(name) ?? true)
  return { names, runs, paths: values.pages?.flatMap((list) => list.split(',')) }
}

function setUp(life: Lifecycle, options: Pick<Bench, 'runs' | 'paths'>): Bench {
  let copy: Promise<BenchCopy> | undefined
  let site: Promise<BenchSite> | undefined
  const bench: Bench = {
    life,
    copy: () => {
      copy ??= prepareCopy(life)
      return copy
    },
    site: () => {
      site ??= bench.copy().then((made) => startBenchSite(made, life))
      return site
    },
    chromium: () => findOrInstallChromium(life.say),
    ...options,
  }
  return bench
}
