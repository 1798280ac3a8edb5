import { defineConfig, devices } from '@playwright/test'

/**
 * Where processes are killed, lines cut and builds exchanged: each file starts a backend and a site
 * of its own, so nothing runs beside it. Run by the step `faults` (tools/test-runner/steps.ts).
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/endurance',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  // The long doses take minutes; each waits for conditions, never for this.
  timeout: 45 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    },
  },
})
