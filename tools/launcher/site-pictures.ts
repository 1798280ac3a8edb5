import { globSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeSizes } from '../../lib/media/make-sizes.ts'
import { projectDir } from './settings.ts'

const folder = join(projectDir, 'public/photos')
const code = ['lib/media/make-sizes.ts', 'lib/picture.ts'].map((file) => join(projectDir, file))

/** Makes every size of the site's own pictures, unless they are newer than what they are made of. */
export async function makeSitePictures(): Promise<void> {
  const waiting = globSync('*.jpg', { cwd: folder }).filter(isDue)
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await makeAll(name)
  }
  await Promise.all([work(), work()])
}

function isDue(name: string): boolean {
  const made = statSync(sizesOf(name), { throwIfNoEntry: false })
  const sources = [join(folder, name), ...code]
  return !made || sources.some((file) => statSync(file).mtimeMs > made.mtimeMs)
}

const sizesOf = (name: string) => join(folder, name.replace(/\.jpg$/, ''))

async function makeAll(name: string): Promise<void> {
  const target = sizesOf(name)
  const draft = `${target}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  const { sizes } = await makeSizes(await readFile(join(folder, name)), { of: 'site' })
  for (const { width, format, data } of sizes) {
    writeFileSync(join(draft, `${width}.${format}`), data)
  }
  // Whole or not at all, whenever the build is ended.
  rmSync(target, { recursive: true, force: true })
  renameSync(draft, target)
}
