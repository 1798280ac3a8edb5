import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '../launcher/settings.ts'
import type { Told } from '../test-runner/dose.ts'
import type { Bench, Figure, Line, Row } from './bench.ts'
import { atMost, milliseconds } from './figures.ts'

const targets: Record<string, [most: number, format: (value: number) => string]> = {
  off: [2, (value) => `${value.toFixed(2)} px`],
  wrong: [0, String],
  time: [1000, milliseconds],
}

/** The tests measure it at full dose, on real photos: warped ones and ones taken by hand. */
export const pairing: Row = {
  title: 'Before and after photos paired and lined up on the device, at 800 px',
  async measure({ life }) {
    const dir = mkdtempSync(join(tmpdir(), 'bench-pairing-'))
    const told = join(dir, 'told.jsonl')
    try {
      await runTests(told, life)
      return readFileSync(told, 'utf8').trim().split('\n').map(line)
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  },
}

async function runTests(told: string, life: Bench['life']): Promise<void> {
  const only = ['--selectProjects', 'unit', '--testPathPatterns', 'pairing/(accuracy|line-up)']
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--runInBand', ...only], {
    cwd: projectDir,
    env: { ...process.env, NODE_ENV: 'test', TEST_HARD: '1', TEST_LEDGER: told },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: life.signal,
  })
  let said = ''
  jest.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(jest, 'close')
  if (code !== 0) throw new Error(said)
}

function line(text: string): Line {
  const { row, did, found, figures = {} }: Told = JSON.parse(text)
  const judged = Object.entries(figures).map(([name, value]): [string, Figure] => {
    const [most, format] = targets[name] ?? [Number.NaN, String]
    return [name, atMost(value, most, format)]
  })
  return { name: row, figures: Object.fromEntries(judged), notes: [`${did}: ${found}`] }
}
