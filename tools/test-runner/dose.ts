import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** True in `npm run test:hard`, which runs full doses. */
export const isHard = process.env.TEST_HARD === '1'

/** How many repetitions a test runs: few every day, all in `npm run test:hard`. */
export function dose(usual: number, full: number): number {
  return isHard ? full : usual
}

export interface Told {
  /** The target, in its own words. */
  row: string
  /** What was done, and how often. */
  did: string
  found: string
  /** For the benchmark. */
  figures?: Record<string, number>
}

/** Reports what a test did, for the table after the last step. */
export function tell(told: Told): void {
  const file = process.env.TEST_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify(told)}\n`)
}

/** The table of all reports; empty without any. */
export function ledger(file: string): string {
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as Told)
    .toSorted((a, b) => a.row.localeCompare(b.row))
    .map(({ row, did, found }) => `${row}\n    ${did}: ${found}`)
    .join('\n')
}
