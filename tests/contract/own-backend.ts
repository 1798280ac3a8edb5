import { newDataFolder, removeDataFolder, startProcess } from './backend-process'
import { isEmbedded } from './target'

/**
 * Starts a backend for one test file that inspects all files; on a running stack it uses that stack. Provides
 * addresses and keys before the app's modules load, since these read them then.
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
    /** Kills the backend and restarts it on the same data. */
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
