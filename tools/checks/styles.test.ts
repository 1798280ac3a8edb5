import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Tailwind says nothing of a path that is no more: its classes just go.
it.each(globSync('app/**/*.css'))('%s takes its classes from files that exist', (sheet) => {
  const sources = [...readFileSync(sheet, 'utf8').matchAll(/@source "([^"]+)"/g)]
  const paths = sources.flatMap(([, path = '']) => alternativesOf(path))
  expect(paths.filter((path) => !existsSync(join(dirname(sheet), path)))).toEqual([])
})

function alternativesOf(path: string): string[] {
  const [, before = '', choice = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  return choice ? choice.split(',').map((each) => `${before}${each}${after}`) : [path]
}
