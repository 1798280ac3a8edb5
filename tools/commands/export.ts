import { resolve } from 'node:path'
import { z } from 'zod'
import { exportProject } from '../archive/export.ts'
import { projectCommand } from '../launcher/command.ts'

const MOST_NAMED = 20

const commandLine = {
  usage: 'npm run export -- --to FOLDER',
  options: { to: { type: 'string' } },
  schema: z.object({ to: z.string('--to names an empty folder') }),
} as const

// npm run export: exports rows, files and accounts of the configured project, for npm run import.
projectCommand(commandLine, async ({ to }, { admin, access, life }) => {
  const dir = resolve(to)
  const [, missing] = await exportProject({ admin, origin: access.url, dir, say: life.say })
  if (missing.length) {
    const some = missing.slice(0, MOST_NAMED).join('\n  ')
    console.log(`\n${missing.length} files are listed but missing. The first ones:\n  ${some}`)
  }
  console.log(`\nWritten to ${dir}. It contains customers' names and messages: store it safely.`)
})
