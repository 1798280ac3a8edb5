import config from '../../jest.config.mjs'

/** Only the unit tests of lib/ judge mutants. */
export default async function mutationConfig() {
  const { projects } = await config()
  const unit = projects.find(({ displayName }) => displayName === 'unit')
  return {
    ...unit,
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/lib/**/*.test.{ts,tsx}'],
    // Thousands of calls that kill few mutants.
    testPathIgnorePatterns: ['every-action'],
  }
}
