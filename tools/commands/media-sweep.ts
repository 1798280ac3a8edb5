import { z } from 'zod'
import { MOST_STRAYS_PERCENT, SWEEP_HOURS, sweepMedia } from '../../lib/media/sweep.ts'
import { projectCommand } from '../launcher/command.ts'
import { SettingsError } from '../launcher/settings.ts'

const commandLine = {
  usage: 'npm run media:sweep -- [--apply] [--hours 24] [--max-percent 5]',
  options: {
    apply: { type: 'boolean' },
    hours: { type: 'string' },
    'max-percent': { type: 'string' },
  },
  schema: z.object({
    apply: z.boolean().default(false),
    hours: z.coerce.number('--hours must be a number').min(0).default(SWEEP_HOURS),
    'max-percent': z.coerce
      .number('--max-percent must be a number')
      .min(0)
      .max(100)
      .default(MOST_STRAYS_PERCENT),
  }),
} as const

// npm run media:sweep: removes files that are no longer used, embedded or hosted. A dry run without --apply.
projectCommand(commandLine, async ({ apply, hours, 'max-percent': maxPercent }, { admin }) => {
  const report = await sweepMedia(admin, { apply, hours, maxPercent })
  for (const path of report.expired) console.log(`never saved  uploads/${path}`)
  for (const file of report.strays) console.log(`unused       ${file}`)
  const found = `${report.expired.length} never saved, ${report.strays.length} unused, of ${report.storedFiles} stored files.`
  console.log(found)
  if (report.refused) throw new SettingsError(report.refused)
  if (!report.applied) {
    console.log(
      `${report.queued} more are queued. Nothing was removed. To remove them, add -- --apply.`,
    )
    return
  }
  console.log(`${report.removed} removed.`)
  if (report.queued) throw new SettingsError(`${report.queued} could not be removed; see above.`)
})
