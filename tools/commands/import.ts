import { resolve } from 'node:path'
import { z } from 'zod'
import { erasuresFile, projectErasures, readErasures, repeatErasures } from '../archive/erasures.ts'
import { importProject } from '../archive/import.ts'
import { tellSite } from '../archive/tell-site.ts'
import { projectCommand } from '../launcher/command.ts'
import { keepDemoOut, randomPassword } from '../launcher/installation.ts'

const commandLine = {
  usage: 'npm run import -- --from FOLDER',
  options: { from: { type: 'string' } },
  schema: z.object({ from: z.string('--from names a folder that npm run export wrote') }),
} as const

// npm run import: imports an export into an empty project.
projectCommand(commandLine, async ({ from }, { settings, access, admin, life }) => {
  const isAnyErased = readErasures(erasuresFile(settings.backend.dir)).length > 0
  const erasures = isAnyErased ? projectErasures(settings) : undefined
  const owners = await importProject({
    admin,
    origin: access.url,
    dir: resolve(from),
    newPassword: randomPassword,
    say: life.say,
  })
  if (erasures) {
    const count = await repeatErasures(admin, erasures)
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
})
