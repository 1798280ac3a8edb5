import 'server-only'
import { createPublicClient } from '@/lib/supabase/public'
import { timedFetch } from '@/lib/supabase/timed-fetch'
import { throwIfFailed } from '@/lib/supabase/unwrap'
import { logFailure } from './log'

type State = 'ok' | 'failing'

export interface Health {
  status: State
  /** The process is healthy if it can answer. */
  checks: Record<'process' | 'database' | 'storage', State>
}

const TIMEOUT_MS = 3_000
/** Results are cached this long, since anyone may ask. */
const KEEP_MS = 5_000

let last: { at: number; health: Promise<Health> } | undefined

export function checkHealth(now = Date.now()): Promise<Health> {
  if (!last || now - last.at > KEEP_MS) last = { at: now, health: askBackend() }
  return last.health
}

async function askBackend(): Promise<Health> {
  const visitor = createPublicClient(timedFetch(TIMEOUT_MS))
  const [database, storage] = await Promise.all([
    stateOf(async () =>
      throwIfFailed(await visitor.from('projects').select('id', { head: true }).limit(1)),
    ),
    // A visitor may list nothing; a refusal proves that storage answers.
    stateOf(async () =>
      throwIfFailed(await visitor.storage.from('project-images').list('', { limit: 1 })),
    ),
  ])
  const isWell = database === 'ok' && storage === 'ok'
  return { status: isWell ? 'ok' : 'failing', checks: { process: 'ok', database, storage } }
}

async function stateOf(check: () => Promise<void>): Promise<State> {
  try {
    await check()
    return 'ok'
  } catch (error) {
    logFailure('health check failed', error)
    return 'failing'
  }
}
