import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { requireUnusedData } from '../launcher/embedded.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, projectDir, readSettings, SettingsError } from '../launcher/settings.ts'

// npm run backend:reset: deletes the embedded backend's data; the next start creates it again.
run(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', short: 'y' } } })
  loadEnvFiles('development')
  const { LOCAL_SUPABASE_DIR } = process.env
  const { dir } = readSettings({ LOCAL_SUPABASE_DIR }).backend
  if (!existsSync(dir)) {
    console.log(`Nothing to delete: ${dir} does not exist.`)
    return
  }
  requireDataFolder(dir)
  await requireUnusedData(dir)
  if (!values.yes && !(await confirmed(dir))) {
    console.log('Nothing was deleted.')
    return
  }
  rmSync(dir, { recursive: true, force: true })
  console.log(`Deleted ${dir}. The next start creates a new database, keys and demo content.`)
})

/** A mistyped LOCAL_SUPABASE_DIR must not delete another folder. */
function requireDataFolder(dir: string): void {
  const isMarked =
    existsSync(join(dir, 'secrets.json')) && existsSync(join(dir, 'database/PG_VERSION'))
  const holdsProject = projectDir.startsWith(dir) || existsSync(join(dir, '.git'))
  if (!lstatSync(dir).isDirectory() || holdsProject || !isMarked) {
    const content = lstatSync(dir).isDirectory()
      ? readdirSync(dir).slice(0, 5).join(', ')
      : 'a file'
    throw new SettingsError(
      `${dir} is not a data folder of the embedded backend (it holds: ${content || 'nothing'}). Nothing was deleted.`,
    )
  }
}

async function confirmed(dir: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new SettingsError(
      'There is no terminal to ask for confirmation. Use --yes: npm run backend:reset -- --yes',
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    `Delete every project, picture and enquiry in ${dir}? [y/N] `,
  )
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}
