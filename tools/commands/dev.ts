import { announce } from '../launcher/announce.ts'
import { serve } from '../launcher/lifecycle.ts'
import { loadEnvFiles, readSettings } from '../launcher/settings.ts'
import { startSite } from '../launcher/site.ts'

// npm run dev: backend and demo content with Next's development server.
serve(async (life) => {
  loadEnvFiles('development')
  const settings = readSettings(process.env)
  const { embedded } = await startSite(settings, 'dev', life)
  announce(embedded, [['Site (development)', settings.siteUrl]])
})
