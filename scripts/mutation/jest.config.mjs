import config from '../../jest.config.mjs'

/** The mutants are judged by the unit tests of lib/ alone. */
export default async function mutationConfig() {
  const { projects } = await config()
  const unit = projects.find(({ displayName }) => displayName === 'unit')
  return {
    ...unit,
    rootDir: process.cwd(),
    testMatch: ['<rootDir>/lib/**/*.test.{ts,tsx}'],
    // Thousands of calls that tell little apart.
    testPathIgnorePatterns: ['every-action'],
  }
}
