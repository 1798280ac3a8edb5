import { announce } from '../launcher/announce.ts'
import { serve } from '../launcher/lifecycle.ts'
import { keepSchedule } from '../launcher/schedule.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'

// npm run dev: backend and demo content with Next's development server.
serve(async (life) => {
  loadEnvFiles('development')
  const settings = readSettings(process.env)
  const { address, embedded, cronSecret } = await startSite(settings, 'dev', life)
  // A hosted project has a scheduler of its own.
  if (embedded && cronSecret) keepSchedule(address, cronSecret, life)
  announce(embedded, [['Site (development)', settings.siteUrl]])
})
