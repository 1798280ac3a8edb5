import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '../embedded-backend/backend.ts'
import type { Installation } from './installation.ts'
import type { Progress } from './lifecycle.ts'
import type { Settings, SupabaseAccess } from './settings.ts'

export interface Embedded {
  backend: Backend
  installation: Installation
  access: SupabaseAccess
  mailboxUrl: string
  /** Undefined where the demo account was deleted or an import has no owner. */
  owner: { email: string; password: string | undefined } | undefined
}

/** Throws when another process uses the data, before any other check. */
export async function requireUnusedData(dir: string): Promise<void> {
  if (!existsSync(join(dir, 'lock'))) return
  const { lockData } = await import('../embedded-backend/data-folder.ts')
  lockData(dir)()
}

/** Starts the backend in this process and adds demo owner and content once. */
export async function startEmbedded(settings: Settings, life: Progress): Promise<Embedded> {
  // Loaded only here: a hosted project needs neither PostgreSQL nor the demo content.
  const [{ startBackend }, { loadInstallation }, { demoOwner, ensureDemo }] = await Promise.all([
    import('../embedded-backend/backend.ts'),
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
