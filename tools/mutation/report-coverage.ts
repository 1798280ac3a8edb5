import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Stryker runs this in its copy of the project: tests in the Node environment get the environment that
 * reports coverage. Stryker sets the one of all other tests itself.
 */
for (const file of globSync('lib/**/*.test.{ts,tsx}')) {
  const source = readFileSync(file, 'utf8')
  const told = source.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  )
  if (told !== source) writeFileSync(file, told)
}
