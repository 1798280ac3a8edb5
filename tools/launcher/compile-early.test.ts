import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileEarly } from './compile-early'

it('marks the script of all pages once, and no other', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await writeFile(join(folder, 'build-manifest.json'), '{"rootMainFiles":["main.js"]}')
  for (const name of ['main.js', 'other.js']) await writeFile(join(folder, name), 'run()')
  await compileEarly(folder)
  await compileEarly(folder)
  expect(await readFile(join(folder, 'main.js'), 'utf8')).toBe(
    '//# allFunctionsCalledOnLoad\nrun()',
  )
  expect(await readFile(join(folder, 'other.js'), 'utf8')).toBe('run()')
})
