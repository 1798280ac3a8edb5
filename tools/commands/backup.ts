import { resolve } from 'node:path'
import { z } from 'zod'
import { backUp } from '../archive/backup.ts'
import { command } from '../launcher/command.ts'
import { SettingsError } from '../launcher/settings.ts'

const commandLine = {
  usage: 'npm run backup -- --to FOLDER',
  options: { to: { type: 'string' } },
  schema: z.object({ to: z.string('--to names an empty folder') }),
} as const

// npm run backup: copies all data of the embedded backend; npm run restore puts them back.
command(commandLine, async ({ to }, { hosted, backend }) => {
  if (hosted) {
    throw new SettingsError(
      'npm run backup works on the embedded backend only. Export a hosted project with npm run export -- --to FOLDER.',
    )
  }
  const { files } = backUp({ from: backend.dir, to: resolve(to) })
  console.log(`${Object.keys(files).length} files of ${backend.dir} saved in ${resolve(to)}.`)
  console.log("They contain keys and customers' messages: store them safely.")
})
