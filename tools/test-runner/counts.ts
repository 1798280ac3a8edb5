import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { projectDir } from '../launcher/settings.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** File, name and first line of each failure. */
  failures: string[]
}

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  // A file that fails to load counts as one failure.
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const playwrightError = z.object({ message: z.string().optional() })

const playwrightSpec = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      projectName: z.string().optional(),
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
    }),
  ),
})

interface Suite {
  specs: z.infer<typeof playwrightSpec>[]
  suites?: Suite[] | undefined
}

const playwrightSuite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(playwrightSpec), suites: z.array(playwrightSuite).optional() }),
)

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
})

export function jestCounts(file: string): Counts | undefined {
  const report = read(file, jestReport)
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      skipped: report.numPendingTests,
      failures: report.testResults
        .filter(({ status }) => status === 'failed')
        .flatMap(({ name, message, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed')
          const path = relative(projectDir, name)
          return failed.length
            ? failed.map((test) => failure(`${path}: ${test.fullName}`, test.failureMessages))
            : [failure(path, [message])]
        }),
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
      failures: [
        ...report.suites
          .flatMap(specsOf)
          .filter(({ ok }) => !ok)
          .map(({ file: path, line, title, tests }) =>
            failure(
              `${path}:${line} ${title}`,
              tests
                .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
                .map(({ message }) => message ?? ''),
            ),
          ),
        ...report.errors.map(({ message }) => failure('outside every test', [message ?? ''])),
      ],
    }
  )
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const LINES = 12
const COLUMNS = 240

function failure(title: string, messages: string[] | null | undefined): string {
  const lines = stripVTControlCharacters(messages?.find(Boolean) ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, COLUMNS)}`)
  return [`    ${title}`, ...lines].join('\n')
}

/** Undefined where a report is missing. */
export function addedUp(runs: (Counts | undefined)[]): Counts | undefined {
  return runs.reduce(
    (sum, run) =>
      sum &&
      run && {
        passed: sum.passed + run.passed,
        failed: sum.failed + run.failed,
        skipped: sum.skipped + run.skipped,
        failures: [...sum.failures, ...run.failures],
      },
  )
}

/** Undefined where the tool ended without a report. */
function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
