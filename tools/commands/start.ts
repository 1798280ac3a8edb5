import { announce } from '../launcher/announce.ts'
import { serve } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'

// npm start: backend and site in production mode.
serve(async (life) => {
  loadEnvFiles('production')
  const settings = readSettings(process.env)
  const { embedded } = await startSite(settings, 'start', life)
  announce(embedded, [
    ['Site', settings.siteUrl],
    ['Sign-in', `${settings.siteUrl}/bodhi`],
  ])
  console.log('Press Ctrl-C to stop.')
})
