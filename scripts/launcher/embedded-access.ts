import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireUnusedData } from './embedded.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Settings, SupabaseAccess } from './settings.ts'

/** Of the configured project; or of the backend that runs on this data, with the keys it left there; or of one started for a moment. */
export async function accessOf(settings: Settings, life: Lifecycle): Promise<SupabaseAccess> {
  if (settings.hosted) return settings.hosted
  const { dir, port, url } = settings.backend
  const { DataInUseError, startBackend } = await import('../../supabase/local/backend.ts')
  try {
    await requireUnusedData(dir)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    const keys = JSON.parse(readFileSync(join(dir, 'secrets.json'), 'utf8')) as Omit<
      SupabaseAccess,
      'url'
    >
    return { url, publishableKey: keys.publishableKey, secretKey: keys.secretKey }
  }
  if (!existsSync(dir)) life.say(`Making a new embedded database in ${dir}.`)
  const backend = await startBackend({ dir, port, host: settings.host, siteUrl: settings.siteUrl })
  life.defer(() => backend.stop())
  return backend
}
