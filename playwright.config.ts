import { defineConfig, devices } from '@playwright/test'
import { NIGHTLY } from './e2e/support/nightly'
import { isHard } from './tools/test-runner/dose'

/** They look at what the demonstration left, as many at once as one likes. */
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
  // In one world, that is one site and one database, whoever changes something has it alone.
  workers: 1,
  projects: [
    { name: 'reading', testMatch: reading, fullyParallel: true },
    { name: 'changing', testIgnore: reading },
  ],
  grepInvert: isHard ? undefined : new RegExp(NIGHTLY),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Patience for a machine many times slower than a desk's, not a figure: speed is the bench's.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL,
    // A trace of every journey takes half as long again: ask for one with --trace on.
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
