import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed } from '@/lib/supabase/unwrap'

type State = 'ok' | 'failing'

export interface Health {
  status: State
  /** The process itself is well where it can say this at all. */
  checks: Record<'process' | 'database' | 'storage', State>
}

const PATIENCE_MS = 3_000
/** Anybody may ask: however often they do, the backend is asked once in this time. */
const KEEP_MS = 5_000

let last: { at: number; health: Promise<Health> } | undefined

export function checkHealth(now = Date.now()): Promise<Health> {
  if (!last || now - last.at > KEEP_MS) last = { at: now, health: askBackend() }
  return last.health
}

async function askBackend(): Promise<Health> {
  const admin = createAdminClient(PATIENCE_MS)
  const [database, storage] = await Promise.all([
    stateOf(async () =>
      throwIfFailed(await admin.from('projects').select('id', { head: true }).limit(1)),
    ),
    stateOf(async () => throwIfFailed(await admin.storage.getBucket('project-images'))),
  ])
  const isWell = database === 'ok' && storage === 'ok'
  return { status: isWell ? 'ok' : 'failing', checks: { process: 'ok', database, storage } }
}

async function stateOf(check: () => Promise<void>): Promise<State> {
  try {
    await check()
    return 'ok'
  } catch (error) {
    console.error(error)
    return 'failing'
  }
}
