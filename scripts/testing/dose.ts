import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Whether the full doses are given: `npm run test:hard`. */
export const isHard = process.env.TEST_HARD === '1'

/** How much of something a test does: little every day, all of it in `npm run test:hard`. */
export function dose(usual: number, full: number): number {
  return isHard ? full : usual
}

export interface Told {
  /** What must hold, in the words of its target. */
  row: string
  /** What was done, and how often. */
  did: string
  found: string
}

/** Tells what a test with a dose did: a line of the table that is printed after the last step. */
export function tell(told: Told): void {
  const file = process.env.TEST_LEDGER
  if (file) appendFileSync(file, `${JSON.stringify(told)}\n`)
}

/** The table of all that was told, or nothing. */
export function ledger(file: string): string {
  if (!existsSync(file)) return ''
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as Told)
    .toSorted((a, b) => a.row.localeCompare(b.row))
    .map(({ row, did, found }) => `${row}\n    ${did}: ${found}`)
    .join('\n')
}
