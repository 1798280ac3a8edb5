import { defineConfig, devices } from '@playwright/test'
import { NIGHTLY } from './e2e/support/nightly'
import { isHard } from './tools/test-runner/dose'

/** Specs that only read the demo content; they run in parallel. */
const reading = [
  'accessibility',
  'breadcrumbs',
  'crawl',
  'enquiry-places',
  'every-page',
  'mobile-menu',
  'navigation',
  'observatory',
  'structured-data',
  'verify-slider',
  'without-scripts',
].map((name) => `**/${name}.spec.ts`)

const executablePath = process.env.CHROMIUM_PATH || undefined

export default defineConfig({
  testDir: './e2e/specs',
  outputDir: './test-results',
  // Specs that change data need their site and database to themselves.
  workers: 1,
  projects: [
    { name: 'reading', testMatch: reading, fullyParallel: true },
    { name: 'changing', testIgnore: reading },
  ],
  grepInvert: isHard ? undefined : new RegExp(NIGHTLY),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Allows for a machine many times slower than a desktop; the benchmark measures speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    // Traces add half to the time: request one with --trace on.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
