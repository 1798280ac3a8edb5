import { readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  // Files that did not even load count as one failure each.
  numRuntimeErrorTestSuites: z.number(),
})
const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

export function jestCounts(file: string): Counts | undefined {
  const report = read(file, jestReport)
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
    }
  )
}

export function playwrightCounts(file: string): Counts | undefined {
  const report = read(file, playwrightReport)
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
      skipped: report.stats.skipped,
    }
  )
}

/** Undefined where one of them left no report. */
export function addedUp(runs: (Counts | undefined)[]): Counts | undefined {
  return runs.reduce(
    (sum, run) =>
      sum &&
      run && {
        passed: sum.passed + run.passed,
        failed: sum.failed + run.failed,
        skipped: sum.skipped + run.skipped,
      },
  )
}

/** Undefined where the tool ended before it wrote a report. */
function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
