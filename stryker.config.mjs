/** What a visitor or the owner may do, what is valid, addresses, opening hours and files. */
const rules = [
  'lib/action.ts',
  'lib/**/*actions.ts',
  'lib/**/*schema.ts',
  'lib/projects/addresses.ts',
  'lib/profile/{hours,opening}.ts',
  'lib/media/**/*.ts',
]

/** Mutants of lib/, judged by its unit tests: `npm run mutation`. */
export default {
  mutate: [...rules, '!lib/**/*{.test,-testing}.ts'],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', configFile: 'tools/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  buildCommand: 'node tools/mutation/report-coverage.ts',
  // Stryker reads tsconfig.json with an API that TypeScript 7 no longer has; Jest needs none.
  tsconfigFile: 'none',
  tempDirName: '.tmp/mutation',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, allowColor: false, skipFull: true },
  thresholds: { high: 95, low: 80, break: 80 },
}
