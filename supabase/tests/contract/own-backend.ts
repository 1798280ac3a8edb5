import { newDataFolder, removeDataFolder, startProcess } from './backend-process'

/**
 * A backend for one file of tests alone, for what looks at every file there is; always the embedded
 * one. Addresses and keys are read as the modules are loaded, so they come from here.
 */
export async function onOwnBackend() {
  const dir = newDataFolder()
  let backend = await startProcess(dir)
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend.url
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  process.env.SUPABASE_SECRET_KEY = backend.secretKey
  return {
    ...(await import('./people')),
    ...(await import('./app')),
    ...(await import('./stored')),
    /** Killed outright, and started again on its data. */
    async kill() {
      await backend.stop('SIGKILL')
      backend = await startProcess(dir, Number(new URL(backend.url).port))
    },
    async stop() {
      await backend.stop()
      removeDataFolder(dir)
    },
  }
}

export type OwnBackend = Awaited<ReturnType<typeof onOwnBackend>>
