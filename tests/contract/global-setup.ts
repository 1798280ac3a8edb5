import { prepared } from '../prepared'
import { newDataFolder, removeDataFolder, startProcess } from './backend-process'
import { isEmbedded, skipped } from './target'

/** Starts an embedded backend, unless the target is a running stack. */
export default async function setup(_: unknown, { rootDir }: { rootDir: string }): Promise<void> {
  for (const [path, reason] of Object.entries(skipped)) {
    process.stderr.write(`Skipped, ${path}: ${reason}\n`)
  }
  if (!isEmbedded) return
  process.env.PREPARED_DATABASE = prepared(rootDir, 'contract', 'tests/contract/make-database.ts')
  const dir = newDataFolder()
  const backend = await startProcess(dir)
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend.url
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  process.env.SUPABASE_SECRET_KEY = backend.secretKey
  process.env.LOCAL_MAILBOX_URL = backend.mailboxUrl
  Object.assign(globalThis, {
    async endContractBackend() {
      await backend.stop()
      removeDataFolder(dir)
    },
  })
}
