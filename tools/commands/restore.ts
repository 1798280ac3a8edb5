import { resolve } from 'node:path'
import { z } from 'zod'
import { restore } from '../archive/backup.ts'
import { command } from '../launcher/command.ts'
import { SettingsError } from '../launcher/settings.ts'

const commandLine = {
  usage: 'npm run restore -- --from FOLDER',
  options: { from: { type: 'string' } },
  schema: z.object({ from: z.string('--from names a folder that npm run backup wrote') }),
} as const

// npm run restore: restores a backup into an empty data folder.
command(commandLine, async ({ from }, { hosted, backend }) => {
  if (hosted) {
    throw new SettingsError(
      'npm run restore works on the embedded backend only. Fill a hosted project with npm run import -- --from FOLDER.',
    )
  }
  const { files, madeAt } = await restore({ from: resolve(from), to: backend.dir })
  console.log(`${Object.keys(files).length} files from ${madeAt} restored to ${backend.dir}.`)
})
