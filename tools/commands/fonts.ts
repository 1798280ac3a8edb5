import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutFonts, FONTS_DIR } from '../fonts/cut-fonts.ts'
import { run } from '../launcher/lifecycle.ts'

// npm run fonts: cuts the fonts of lib/fonts anew, after an update of their packages.
run(async () => {
  const files = await cutFonts()
  await mkdir(FONTS_DIR, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(FONTS_DIR, name), content)
    console.log(`${name}: ${content.length} bytes`)
  }
})
