import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Run by Stryker in its copy of the project: tests that ask for a plain Node get the one that tells
 * which lines a test has walked through. The one of all other tests it sets by itself.
 */
for (const file of globSync('lib/**/*.test.{ts,tsx}')) {
  const source = readFileSync(file, 'utf8')
  const told = source.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  )
  if (told !== source) writeFileSync(file, told)
}
