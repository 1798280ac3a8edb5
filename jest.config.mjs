import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/scripts/testing/empty-module.mjs',
  },
}

// Parts render in jsdom; policies and the backend's contract need a plain Node.
const projects = [
  {
    ...shared,
    displayName: 'unit',
    testMatch: ['<rootDir>/{app,components,lib,scripts}/**/*.test.{ts,tsx}'],
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/scripts/testing/setup-dom.mjs'],
  },
  {
    ...shared,
    displayName: 'policies',
    testMatch: ['<rootDir>/supabase/tests/policies/**/*.test.ts'],
    testEnvironment: '<rootDir>/supabase/tests/policies/setup/environment.ts',
    globalSetup: '<rootDir>/supabase/tests/policies/setup/global-setup.ts',
  },
  {
    ...shared,
    displayName: 'contract',
    testMatch: ['<rootDir>/supabase/tests/contract/**/*.test.ts'],
    testEnvironment: 'node',
    globalSetup: '<rootDir>/supabase/tests/contract/global-setup.ts',
    globalTeardown: '<rootDir>/supabase/tests/contract/global-teardown.ts',
  },
]

export default async function config() {
  return { projects: await Promise.all(projects.map((project) => withNext(project)())) }
}
