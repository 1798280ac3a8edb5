import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scratchFolder } from '../launcher/scratch.ts'
import type { Told } from '../test-runner/dose.ts'
import { tool } from '../test-runner/rig.ts'
import type { Figure, Line, Row } from './bench.ts'
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
    const told = join(scratchFolder(life, 'bench-pairing-'), 'told.jsonl')
    const only = ['--selectProjects', 'unit', '--testPathPatterns', 'pairing/(accuracy|line-up)']
    const { ok, output } = await tool(
      { life, environment: process.env },
      'node_modules/jest/bin/jest.js',
      ['--runInBand', ...only],
      { NODE_ENV: 'test', TEST_HARD: '1', TEST_LEDGER: told },
    )
    if (!ok) throw new Error(output)
    return readFileSync(told, 'utf8').trim().split('\n').map(line)
  },
}

function line(text: string): Line {
  const { row, did, found, figures = {} }: Told = JSON.parse(text)
  const judged = Object.entries(figures).map(([name, value]): [string, Figure] => {
    const [most, format] = targets[name] ?? [Number.NaN, String]
    return [name, atMost(value, most, format)]
  })
  return { name: row, figures: Object.fromEntries(judged), notes: [`${did}: ${found}`] }
}
