import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportProject } from '../archive/export.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings, SettingsError } from '../launcher/settings.ts'
import { supabaseAccess } from '../launcher/supabase-access.ts'

const MOST_NAMED = 20

// npm run export -- --to FOLDER: exports rows, files and accounts of the configured project, for npm run import.
run(async (life) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  if (!values.to) throw new SettingsError('Usage: npm run export -- --to FOLDER')
  loadEnvFiles('production')
  const access = await supabaseAccess(readSettings(process.env), life)
  const dir = resolve(values.to)
  const admin = adminClient(access)
  const [, missing] = await exportProject({ admin, origin: access.url, dir, say: life.say })
  if (missing.length) {
    const some = missing.slice(0, MOST_NAMED).join('\n  ')
    console.log(`\n${missing.length} files are listed but missing. The first ones:\n  ${some}`)
  }
  console.log(`\nWritten to ${dir}. It contains customers' names and messages: store it safely.`)
  return 'done'
})
