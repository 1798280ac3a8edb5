import { globSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Stryker runs this in its copy of the project: tests that name their environment get the one that reports
 * coverage. Stryker sets the one of all other tests itself.
 */
for (const file of globSync('lib/**/*.test.ts')) {
  const source = readFileSync(file, 'utf8')
  const told = source.replace(
    /@jest-environment (node|jsdom)/,
    '@jest-environment @stryker-mutator/jest-runner/jest-env/$1',
  )
  if (told !== source) writeFileSync(file, told)
}
