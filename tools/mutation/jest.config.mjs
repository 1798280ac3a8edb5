import config from '../../jest.config.mjs'

/** Only the unit tests of lib/ judge mutants, without those of what renders. */
export default async function mutationConfig() {
  const { projects } = await config()
  const unit = projects.find(({ displayName }) => displayName === 'unit')
  return {
    ...unit,
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/lib/**/*.test.ts'],
    // Thousands of calls that kill few mutants.
    testPathIgnorePatterns: ['every-action'],
  }
}
