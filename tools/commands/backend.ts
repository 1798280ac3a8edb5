import { announce } from '../launcher/announce.ts'
import { requireUnusedData, startEmbedded } from '../launcher/embedded.ts'
import { serve } from '../launcher/lifecycle.ts'
import { accessNames, loadEnvFiles, readSettings } from '../launcher/settings.ts'

// npm run backend: runs only the embedded backend, even if the site is configured for a hosted project.
serve(async (life) => {
  loadEnvFiles('development')
  const own = Object.entries(process.env).filter(([name]) => !accessNames.includes(name))
  const settings = readSettings(Object.fromEntries(own))
  await requireUnusedData(settings.backend.dir)
  const embedded = await startEmbedded(settings, life)
  life.defer(() => embedded.backend.stop())
  announce(embedded, [
    ['NEXT_PUBLIC_SUPABASE_URL', embedded.access.url],
    ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', embedded.access.publishableKey],
    ['SUPABASE_SECRET_KEY', embedded.access.secretKey],
  ])
})
