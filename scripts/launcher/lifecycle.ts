import { setTimeout as sleep } from 'node:timers/promises'

export interface Lifecycle {
  /** Aborted by Ctrl-C or SIGTERM: whatever is still being prepared gives up. */
  signal: AbortSignal
  /** Run at the end, the last deferred first. */
  defer(end: () => unknown): void
  /** Something that should have gone on has ended: everything else ends with it, in failure. */
  fail(message: string): void
}

const SETTLE_MS = 10_000

/** Runs a command until it ends by itself or by a signal; whatever it deferred is cleaned up, always. */
export function run(main: (life: Lifecycle) => Promise<'stay' | 'done'>): void {
  const controller = new AbortController()
  const ends: (() => unknown)[] = []
  let finishing = false

  const finish = async (code: number, message?: string) => {
    // A second Ctrl-C, or the one npm passes on, changes nothing.
    if (finishing) return
    finishing = true
    if (message) console.error(message)
    controller.abort()
    await Promise.race([started, sleep(SETTLE_MS)])
    for (const end of ends.reverse()) {
      try {
        await end()
      } catch (error) {
        console.error(messageOf(error))
      }
    }
    process.exit(code)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void finish(0))
  }
  const started = main({
    signal: controller.signal,
    defer: (end) => void ends.push(end),
    fail: (message) => void finish(1, message),
  }).then(
    (outcome) => {
      if (outcome === 'done') queueMicrotask(() => void finish(0))
    },
    (error: unknown) => {
      if (!controller.signal.aborted) queueMicrotask(() => void finish(1, messageOf(error)))
    },
  )
}

/** Errors of our own say what to do; any other needs its stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' || error.name === 'TypeError'
    ? (error.stack ?? error.message)
    : error.message
}
