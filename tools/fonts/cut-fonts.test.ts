import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts, FONTS_DIR } from './cut-fonts'

it('finds the fonts as they are cut from the installed packages', async () => {
  const files = await cutFonts()
  expect((await readdir(FONTS_DIR)).sort()).toEqual(Object.keys(files).sort())
  for (const [name, content] of Object.entries(files)) {
    expect([name, content.equals(await readFile(join(FONTS_DIR, name)))]).toEqual([name, true])
  }
})

it('gives each part its own family name, or Chromium looks up system fonts', async () => {
  const styles = await readFile(join(FONTS_DIR, 'faces.css'), 'utf8')
  const families = styles.match(/(?<=font-family: )"[^"]+"/g) ?? []
  expect(families).toHaveLength(4)
  expect(new Set(families).size).toBe(families.length)
})
