import { putDemoContent } from '../demo/put-demo-content.ts'
import type { Backend } from '../embedded-backend/backend.ts'
import { ensureOwner } from './accounts.ts'
import { adminClient } from './admin-client.ts'
import { type Installation, keepDemoOut, readDemoMarker } from './installation.ts'
import type { Progress } from './lifecycle.ts'

interface Options {
  backend: Backend
  installation: Installation
  publicUrl: string
  dir: string
  life: Progress
}

/** Adds demo owner and content once per data folder; returns the owner's id. */
export async function ensureDemo(options: Options): Promise<string> {
  const { backend, installation, publicUrl, dir, life } = options
  const done = readDemoMarker(dir)
  if (done !== undefined) return done
  life.say('Adding the demo content…')
  const client = adminClient(backend)
  const { id: ownerId } = await ensureOwner(client, {
    email: installation.ownerEmail,
    password: installation.ownerPassword,
  })
  const installedAt = new Date(installation.installedAt)
  await putDemoContent({ client, ownerId, installedAt, publicUrl, signal: life.signal })
  // Written last: without it the next start repeats everything under the same ids.
  keepDemoOut(dir, ownerId)
  return ownerId
}

/** The owner's sign-in; without a password once it was changed. */
export async function demoOwner(backend: Backend, ownerId: string, installation: Installation) {
  const [row] = await backend.sql<{ email: string; unchanged: boolean }>(
    `select email, encrypted_password = extensions.crypt($2, encrypted_password) as unchanged
     from auth.users where id = $1`,
    [ownerId, installation.ownerPassword],
  )
  if (!row) return undefined
  return { email: row.email, password: row.unchanged ? installation.ownerPassword : undefined }
}
