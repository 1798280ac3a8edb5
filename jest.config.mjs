import nextJest from 'next/jest.js'
import { isAlone, skipped } from './tests/contract/target.ts'
import { isHard } from './tools/test-runner/dose.ts'

// next.config.ts wants a complete environment; unit tests reach nothing outside.
process.env.NEXT_PUBLIC_SUPABASE_URL ??= 'http://127.0.0.1:54321'
process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ??= 'publishable-key-of-unit-tests'
process.env.NEXT_PUBLIC_SITE_URL ??= 'http://127.0.0.1:3000'
process.env.SUPABASE_SECRET_KEY ??= 'secret-key-of-unit-tests'

const withNext = nextJest({ dir: './' })

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tools/test-runner/empty-module.mjs',
  },
}

// A DOM only for what renders: it takes longer to set up than most tests run.
const projects = [
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/{app,components,lib,tools,e2e}/**/*.test.ts'],
    testEnvironment: 'node',
  },
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/{app,components,lib,tools}/**/*.test.tsx'],
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/tools/test-runner/setup-dom.mjs'],
  },
  {
    ...shared,
    displayName: 'policies',
    testMatch: ['<rootDir>/tests/policies/**/*.test.ts'],
    // Two thousand changed rules take minutes; the rules themselves are checked every day.
    testPathIgnorePatterns: isHard ? [] : ['/policies/mutants'],
    testEnvironment: '<rootDir>/tests/policies/setup/environment.ts',
    globalSetup: '<rootDir>/tests/policies/setup/global-setup.ts',
  },
  {
    ...shared,
    displayName: 'contract',
    testMatch: ['<rootDir>/tests/contract/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', ...Object.keys(skipped)],
    testEnvironment: 'node',
    globalSetup: '<rootDir>/tests/contract/global-setup.ts',
    globalTeardown: '<rootDir>/tests/contract/global-teardown.ts',
  },
]

export default async function config() {
  return {
    projects: await Promise.all(projects.map((project) => withNext(project)())),
    ...(isAlone ? { maxWorkers: 1 } : {}),
    // Allows for a slow machine; not a target.
    testTimeout: 30_000,
  }
}
