import { existsSync } from 'node:fs'
import { requireUnusedData } from './embedded.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Environment, Settings, SupabaseAccess } from './settings.ts'

/** Commands need no publishable key: for a hosted project, address and secret key are enough. */
export function forServerOnly(environment: Environment): Environment {
  if (!environment.NEXT_PUBLIC_SUPABASE_URL || !environment.SUPABASE_SECRET_KEY) return environment
  return { ...environment, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'not-needed-by-this-command' }
}

/**
 * Access to the hosted project, to the running embedded backend by the keys in its data folder, or to one
 * started for this command.
 */
export async function supabaseAccess(settings: Settings, life: Lifecycle): Promise<SupabaseAccess> {
  if (settings.hosted) return settings.hosted
  const { dir, port, url } = settings.backend
  const [{ DataInUseError, startBackend }, { loadSecrets }, { mailboxPath }] = await Promise.all([
    import('../embedded-backend/backend.ts'),
    import('../embedded-backend/secrets.ts'),
    import('../embedded-backend/mailbox.ts'),
  ])
  try {
    await requireUnusedData(dir)
  } catch (error) {
    if (!(error instanceof DataInUseError)) throw error
    const secrets = loadSecrets(dir)
    const { publishableKey, secretKey } = secrets
    return { url, publishableKey, secretKey, mailboxUrl: url + mailboxPath(secrets) }
  }
  if (!existsSync(dir)) console.log(`Creating a new embedded database in ${dir}.`)
  const backend = await startBackend({ dir, port, host: settings.host, siteUrl: settings.siteUrl })
  life.defer(() => backend.stop())
  return backend
}
