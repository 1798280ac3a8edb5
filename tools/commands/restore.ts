import { resolve } from 'node:path'
import { z } from 'zod'
import { restore } from '../archive/backup.ts'
import { readArguments } from '../launcher/arguments.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings, SettingsError } from '../launcher/settings.ts'

const usage = 'npm run restore -- --from FOLDER'

// npm run restore: restores a backup into an empty data folder.
run(async () => {
  const schema = z.object({ from: z.string('--from names a folder that npm run backup wrote') })
  const { from } = readArguments(schema, { from: { type: 'string' } }, usage)
  loadEnvFiles('production')
  const { hosted, backend } = readSettings(process.env)
  if (hosted) {
    throw new SettingsError(
      'npm run restore works on the embedded backend only. Fill a hosted project with npm run import -- --from FOLDER.',
    )
  }
  const { files, madeAt } = await restore({ from: resolve(from), to: backend.dir })
  console.log(`${Object.keys(files).length} files from ${madeAt} restored to ${backend.dir}.`)
  return 'done'
})
