import { createHmac } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { emailKey, openMailbox } from '../embedded-backend/mailbox.ts'
import { loadSecrets } from '../embedded-backend/secrets.ts'
import { adminClient } from '../launcher/admin-client.ts'
import { loadInstallation } from '../launcher/installation.ts'
import { type Settings, SettingsError } from '../launcher/settings.ts'
import { eraseEnquiries } from './personal-data.ts'
import { type Admin, rowsOf } from './stored.ts'

/** People erased by `npm run personal-data`, as keyed hashes. */
interface Erasures {
  add(email: string): void
  has(emailKey: string): boolean
}

/** Beside the data folder, so that restoring a backup does not change it. */
export const erasuresFile = (dir: string) => `${dir}.erasures`

/** The erasure list of a hosted or embedded project. Its secret must outlive any restored data. */
export function projectErasures({ hosted, backend, environment }: Settings): Erasures {
  const secret =
    environment.ERASURE_SECRET ?? (hosted ? undefined : loadInstallation(backend.dir).erasureSecret)
  if (!secret) {
    throw new SettingsError(
      "ERASURE_SECRET is missing: without it a restored backup would bring erased people's data back. See 'Configuration' in README.md.",
    )
  }
  return openErasures(erasuresFile(backend.dir), secret)
}

function openErasures(file: string, secret: string): Erasures {
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  const hashes = new Set(readErasures(file))
  return {
    add(email) {
      const hash = hashOf(emailKey(email))
      if (!hashes.has(hash)) appendFileSync(file, `${hash}\n`, { mode: 0o600 })
      hashes.add(hash)
    },
    has: (key) => hashes.has(hashOf(key)),
  }
}

export const readErasures = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []

/** Erases people again whose rows were restored; returns the number of enquiries. */
export async function repeatErasures(admin: Admin, erasures: Erasures): Promise<number> {
  const keys = new Set<string>()
  for await (const page of rowsOf(admin, 'contact_forms')) {
    for (const { email_key } of page) keys.add(email_key as string)
  }
  let count = 0
  for (const key of keys) if (erasures.has(key)) count += await eraseEnquiries(admin, key)
  return count
}

/** The same for a data folder without a running backend. */
export async function repeatErasuresIn(dir: string, file: string): Promise<void> {
  if (readErasures(file).length === 0) return
  const { erasureSecret } = loadInstallation(dir)
  const erasures = openErasures(file, process.env.ERASURE_SECRET || erasureSecret)
  const { startBackend } = await import('../embedded-backend/backend.ts')
  const backend = await startBackend({ dir, port: 0, siteUrl: 'http://127.0.0.1:3000' })
  try {
    await repeatErasures(adminClient(backend), erasures)
  } finally {
    await backend.stop()
  }
  await openMailbox(dir, loadSecrets(dir)).erase(erasures.has)
}
