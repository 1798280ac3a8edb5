import { newDataFolder, removeDataFolder, startProcess } from './backend-process'

/** A backend of its own; with CONTRACT_TARGET=environment the project that the environment names. */
export default async function setup(): Promise<void> {
  if (process.env.CONTRACT_TARGET === 'environment') return
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
