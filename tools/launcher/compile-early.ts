import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** To V8; for other browsers a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers compile the script of all pages while it arrives, beside the page: else they compile it
 * piece by piece as it runs, and hold the page up (docs/decisions/009).
 * @param buildDir of Next's build
 */
export async function compileEarly(buildDir: string): Promise<void> {
  const manifest = await readFile(join(buildDir, 'build-manifest.json'), 'utf8')
  for (const name of JSON.parse(manifest).rootMainFiles as string[]) {
    const file = join(buildDir, name)
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
  }
}
