import { defineConfig, devices } from '@playwright/test'
import { DAILY } from './e2e/support/daily'
import { enterWorld } from './e2e/support/world'
import { isHard } from './tools/test-runner/dose'

enterWorld()

/** Specs that only read the demo content, each test by itself. They come first, before others change it. */
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

/** The longest comes next, so that no worker is left alone with it at the end. */
const longest = ['**/true-pages.spec.ts']

const executablePath = process.env.CHROMIUM_PATH || undefined

export default defineConfig({
  testDir: './e2e/specs',
  outputDir: './test-results',
  // The test runner asks for more, and has a world for each.
  workers: 1,
  projects: [
    { name: 'reading', testMatch: reading, fullyParallel: true },
    { name: 'longest', testMatch: longest },
    { name: 'changing', testIgnore: [...reading, ...longest] },
  ],
  grep: isHard ? undefined : new RegExp(DAILY),
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
