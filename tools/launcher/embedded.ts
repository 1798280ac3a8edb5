import { putDemoContent } from '../demo/put-demo-content.ts'
import { type Backend, startBackend } from '../embedded-backend/backend.ts'
import { ensureOwner } from './accounts.ts'
import { adminClient } from './admin-client.ts'
import { type Installation, keepDemoOut, loadInstallation, readDemoMarker } from './installation.ts'
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

/** Starts the backend in this process and adds demo owner and content once. */
export async function startEmbedded(
  { backend: { dir, port, url }, host, siteUrl }: Settings,
  life: Progress,
): Promise<Embedded> {
  const backend = await startBackend({ dir, port, host, siteUrl })
  try {
    const installation = loadInstallation(dir)
    let ownerId = readDemoMarker(dir)
    if (ownerId === undefined) {
      life.say('Adding the demo content…')
      ownerId = await addDemo(backend, installation, url, life.signal)
      // Written last: without it the next start repeats everything under the same ids.
      keepDemoOut(dir, ownerId)
    }
    return {
      backend,
      installation,
      access: { url, publishableKey: backend.publishableKey, secretKey: backend.secretKey },
      mailboxUrl: backend.mailboxUrl.replace(backend.url, url),
      owner: ownerId ? await demoOwner(backend, ownerId, installation) : undefined,
    }
  } catch (error) {
    await backend.stop()
    throw error
  }
}

/** @returns the demo owner's id */
async function addDemo(
  backend: Backend,
  { ownerEmail: email, ownerPassword: password, installedAt }: Installation,
  publicUrl: string,
  signal: AbortSignal,
): Promise<string> {
  const client = adminClient(backend)
  const { id: ownerId } = await ensureOwner(client, { email, password })
  const since = new Date(installedAt)
  await putDemoContent({ client, ownerId, installedAt: since, publicUrl, signal })
  return ownerId
}

/** The owner's sign-in; without a password once it was changed. */
async function demoOwner(backend: Backend, ownerId: string, installation: Installation) {
  const [row] = await backend.sql<{ email: string; unchanged: boolean }>(
    `select email, encrypted_password = extensions.crypt($2, encrypted_password) as unchanged
     from auth.users where id = $1`,
    [ownerId, installation.ownerPassword],
  )
  if (!row) return undefined
  return { email: row.email, password: row.unchanged ? installation.ownerPassword : undefined }
}
