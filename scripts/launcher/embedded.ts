import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '../../supabase/local/backend.ts'
import type { Installation } from './installation.ts'
import type { Progress } from './lifecycle.ts'
import type { Settings, SupabaseAccess } from './settings.ts'

export interface Embedded {
  backend: Backend
  installation: Installation
  access: SupabaseAccess
  mailboxUrl: string
  /** Undefined once the demo account was deleted, and where what was brought here has no owner. */
  owner: { email: string; password: string | undefined } | undefined
}

/** Throws when another process works on the data, before anything else is complained about. */
export async function requireUnusedData(dir: string): Promise<void> {
  if (!existsSync(join(dir, 'lock'))) return
  const { lockData } = await import('../../supabase/local/data-lock.ts')
  lockData(dir)()
}

/** The backend in this process, with the demo owner and content put in once. */
export async function startEmbedded(settings: Settings, life: Progress): Promise<Embedded> {
  // Loaded here alone: with a hosted project neither PostgreSQL nor the demo content is needed.
  const [{ startBackend }, { loadInstallation }, { demoOwner, ensureDemo }] = await Promise.all([
    import('../../supabase/local/backend.ts'),
    import('./installation.ts'),
    import('./demo.ts'),
  ])
  const { dir, port, url } = settings.backend
  const backend = await startBackend({ dir, port, host: settings.host, siteUrl: settings.siteUrl })
  try {
    const installation = loadInstallation(dir)
    const access = { url, publishableKey: backend.publishableKey, secretKey: backend.secretKey }
    const ownerId = await ensureDemo({ backend, installation, publicUrl: url, dir, life })
    return {
      backend,
      installation,
      access,
      mailboxUrl: backend.mailboxUrl.replace(backend.url, url),
      owner: ownerId ? await demoOwner(backend, ownerId, installation) : undefined,
    }
  } catch (error) {
    await backend.stop()
    throw error
  }
}
