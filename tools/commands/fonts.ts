import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts, FONTS_DIR } from '../fonts/cut-fonts.ts'
import { run } from '../launcher/lifecycle.ts'

// npm run fonts: makes the files of lib/fonts, again after an update of the fonts' packages.
run(async () => {
  const files = await cutFonts()
  await mkdir(FONTS_DIR, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(FONTS_DIR, name), content)
    console.log(`${name}: ${content.length} bytes`)
  }
})
