import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { erasuresFile, projectErasures, readErasures, repeatErasures } from '../archive/erasures.ts'
import { importProject } from '../archive/import.ts'
import { tellSite } from '../archive/tell-site.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { keepDemoOut } from '../launcher/demo-marker.ts'
import { randomPassword } from '../launcher/installation.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings, SettingsError } from '../launcher/settings.ts'
import { supabaseAccess } from '../launcher/supabase-access.ts'

// npm run import -- --from FOLDER: imports an export into an empty project.
run(async (life) => {
  const { values } = parseArgs({ options: { from: { type: 'string' } } })
  if (!values.from) throw new SettingsError('Usage: npm run import -- --from FOLDER')
  loadEnvFiles('production')
  const settings = readSettings(process.env)
  const access = await supabaseAccess(settings, life)
  const isAnyErased = readErasures(erasuresFile(settings.backend.dir)).length > 0
  const erasures = isAnyErased ? projectErasures(settings) : undefined
  const owners = await importProject({
    admin: adminClient(access),
    origin: access.url,
    dir: resolve(values.from),
    newPassword: randomPassword,
    say: life.say,
  })
  if (erasures) {
    const count = await repeatErasures(adminClient(access), erasures)
    life.say(`${count} enquiries erased again, of people erased since the export.`)
  }
  if (settings.hosted) {
    life.say(await tellSite(settings.siteUrl, process.env.REVALIDATE_SECRET))
  } else {
    // The embedded backend's site is not running now, and starts with an empty cache.
    keepDemoOut(settings.backend.dir, owners[0]?.id)
  }
  console.log('\nImport complete. Owners sign in with:')
  for (const { email, password } of owners) {
    console.log(`  ${email}  ${password ?? 'their existing password'}`)
  }
  return 'done'
})
