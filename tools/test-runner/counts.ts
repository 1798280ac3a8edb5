import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { projectDir } from '../launcher/settings.ts'

export interface Counts {
  passed: number
  failed: number
  skipped: number
  /** File, name and first line of each failure. */
  failures: string[]
}

/** The part of Jest's --json that is read. */
interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  /** A file that fails to load counts as one failure. */
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

/** Undefined where Jest ended without a report. */
export function jestCounts(file: string): Counts | undefined {
  const report = read<JestReport>(file)
  if (!report) return undefined
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const path = relative(projectDir, name)
      return failed.length
        ? failed.map((test) => failure(`${path}: ${test.fullName}`, test.failureMessages ?? []))
        : [failure(path, [message])]
    })
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
    failures,
  }
}

/** Undefined where Playwright ended without a report. */
export function playwrightCounts(file: string): Counts | undefined {
  const report = read<JSONReport>(file)
  if (!report) return undefined
  const { stats, suites, errors } = report
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
  const messagesOf = ({ tests }: JSONReportSpec) =>
    tests
      .flatMap(({ results }) => results.flatMap((result) => result.errors))
      .map(({ message }) => message)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map((spec) => failure(`${spec.file}:${spec.line} ${spec.title}`, messagesOf(spec))),
      ...errors.map(({ message = '' }) => failure('outside every test', [message])),
    ],
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

const LINES = 12
const COLUMNS = 240

function failure(title: string, messages: string[]): string {
  const lines = stripVTControlCharacters(messages.find(Boolean) ?? '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, COLUMNS)}`)
  return [`    ${title}`, ...lines].join('\n')
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
