import { announce } from '../launcher/announce.ts'
import { serve } from '../launcher/lifecycle.ts'
import { keepSchedule } from '../launcher/schedule.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'

// npm start: backend and site in production mode.
serve(async (life) => {
  loadEnvFiles('production')
  const settings = readSettings(process.env)
  const { address, embedded, cronSecret } = await startSite(settings, 'start', life)
  // A hosted project has a scheduler of its own.
  if (embedded && cronSecret) keepSchedule(address, cronSecret, life)
  announce(embedded, [
    ['Site', settings.siteUrl],
    ['Sign-in', `${settings.siteUrl}/bodhi`],
  ])
  console.log('Press Ctrl-C to stop.')
})
