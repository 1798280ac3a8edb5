import { resolve } from 'node:path'
import { z } from 'zod'
import { backUp } from '../archive/backup.ts'
import { readArguments } from '../launcher/arguments.ts'
import { run } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings, SettingsError } from '../launcher/settings.ts'

const usage = 'npm run backup -- --to FOLDER'

// npm run backup: copies all data of the embedded backend; npm run restore puts them back.
run(async () => {
  const schema = z.object({ to: z.string('--to names an empty folder') })
  const { to } = readArguments(schema, { to: { type: 'string' } }, usage)
  loadEnvFiles('production')
  const { hosted, backend } = readSettings(process.env)
  if (hosted) {
    throw new SettingsError(
      'npm run backup works on the embedded backend only. Export a hosted project with npm run export -- --to FOLDER.',
    )
  }
  const { files } = backUp({ from: backend.dir, to: resolve(to) })
  console.log(`${Object.keys(files).length} files of ${backend.dir} saved in ${resolve(to)}.`)
  console.log("They contain keys and customers' messages: store them safely.")
  return 'done'
})
