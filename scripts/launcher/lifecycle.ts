import { setTimeout as sleep } from 'node:timers/promises'

export interface Lifecycle {
  /** Aborted by Ctrl-C or SIGTERM: whatever is still being prepared gives up. */
  signal: AbortSignal
  /** Run at the end, the last deferred first. */
  defer(end: () => unknown): void
  /** A line about what takes its time. */
  say(line: string): void
  /** What the app writes while it runs. */
  log(output: Buffer): void
  /** Something that should have gone on has ended: everything else ends with it, in failure. */
  fail(message: string): void
}

/** What a step needs that only prepares. */
export type Progress = Pick<Lifecycle, 'signal' | 'say'>

const SETTLE_MS = 10_000

/**
 * Runs a command until it ends by itself or by a signal; whatever it deferred is cleaned up, always.
 * @param onSignal exit code after Ctrl-C: ending is what one wants of a server, but not of a test
 */
export function run(main: (life: Lifecycle) => Promise<'stay' | 'done'>, onSignal = 0): void {
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
    await Promise.all([flushed(process.stdout), flushed(process.stderr)])
    process.exit(code)
  }

  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => void finish(onSignal))
  }
  endWithNpm(() => void finish(onSignal))
  const started = main({
    signal: controller.signal,
    defer: (end) => void ends.push(end),
    fail: (message) => void finish(1, message),
    say: (line) => console.log(line),
    log: (output) => process.stderr.write(output),
  }).then(
    (outcome) => {
      if (outcome === 'done') queueMicrotask(() => void finish(0))
    },
    (error: unknown) => {
      if (!controller.signal.aborted) queueMicrotask(() => void finish(1, messageOf(error)))
    },
  )
}

/** npm passes SIGTERM to the shell in between, which dies of it and tells nobody. */
function endWithNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 250).unref()
}

/** Long output to a pipe would be cut off by the exit. */
const flushed = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => stream.write('', () => resolve()))

/** Errors of our own say what to do; any other needs its stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' || error.name === 'TypeError'
    ? (error.stack ?? error.message)
    : error.message
}
