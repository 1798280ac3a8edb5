import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp, restore } from '../archive/backup.ts'
import { compareFacts, type Facts } from '../archive/facts.ts'
import { lookAround, trySignIn } from '../archive/look-around.ts'
import { run } from '../launcher/lifecycle.ts'
import { freePort } from '../launcher/ports.ts'
import { scratchBuild } from '../launcher/scratch-build.ts'
import { loadEnvFiles, readSettings, SettingsError } from '../launcher/settings.ts'

class LostError extends Error {
  override name = 'LostError'
}

// npm run backup:try: tests a backup. Records what the site shows, backs up, restores to another folder under
// another port and host name, and compares. The original data stay untouched.
run(async (life) => {
  loadEnvFiles('production')
  const here = readSettings(process.env)
  if (here.hosted) throw new SettingsError('npm run backup:try works on the embedded backend only.')
  const scratch = mkdtempSync(join(tmpdir(), 'backup-'))
  life.defer(() => rmSync(scratch, { recursive: true, force: true }))
  const elsewhere = readSettings({
    ...process.env,
    HOST: here.host === 'localhost' ? '127.0.0.1' : 'localhost',
    PORT: String(await freePort()),
    LOCAL_SUPABASE_PORT: String(await freePort()),
    LOCAL_SUPABASE_DIR: join(scratch, 'restored'),
    NEXT_PUBLIC_SITE_URL: undefined,
    NEXT_DIST_DIR: scratchBuild(life, '.next-restored'),
  })
  life.say(`Reading ${here.siteUrl}…`)
  const before = await lookAround(here, life)
  life.say('Backing up and restoring…')
  backUp({ from: here.backend.dir, to: join(scratch, 'backup') })
  await restore({ from: join(scratch, 'backup'), to: elsewhere.backend.dir })
  life.say(`Reading ${elsewhere.siteUrl}…`)
  let signIn = ''
  const after = await lookAround(elsewhere, life, async (embedded) => {
    signIn = await trySignIn(embedded)
  })
  const lost = compareFacts(before, after)
  for (const line of lost) console.log(`  DIFFERS   ${line}`)
  console.log(`Compared: ${counted(before)}, and ${signIn}.`)
  if (lost.length) throw new LostError(`${lost.length} differences: do not rely on this backup.`)
  console.log('No differences: the backup restores everything.')
  return 'done'
})

function counted(facts: Facts): string {
  const names = Object.keys(facts)
  const many = (start: string) => names.filter((name) => name.startsWith(start)).length
  return `${many('rows ')} tables, ${many('file ')} files, ${many('page ')} pages`
}
