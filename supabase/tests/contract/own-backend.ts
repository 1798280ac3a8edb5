import { newDataFolder, removeDataFolder, startProcess } from './backend-process'
import { isEmbedded } from './target'

/**
 * A backend for one file of tests alone, for what looks at every file there is; on a running stack that stack itself.
 * Addresses and keys are read as the modules are loaded, so they come from here.
 */
export async function onOwnBackend() {
  if (!isEmbedded) {
    const parts = await load()
    const kill = () => Promise.reject(new Error('A running stack is not ours to kill'))
    return { ...parts, kill, stop: parts.removePeople }
  }
  const dir = newDataFolder()
  let backend = await startProcess(dir)
  process.env.NEXT_PUBLIC_SUPABASE_URL = backend.url
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY = backend.publishableKey
  process.env.SUPABASE_SECRET_KEY = backend.secretKey
  return {
    ...(await load()),
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

async function load() {
  return {
    ...(await import('./people')),
    ...(await import('./app')),
    ...(await import('./stored')),
  }
}

export type OwnBackend = Awaited<ReturnType<typeof onOwnBackend>>
