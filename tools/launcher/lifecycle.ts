import { setTimeout as sleep } from 'node:timers/promises'

export interface Lifecycle {
  /** Aborted by Ctrl-C or SIGTERM; preparation then stops. */
  signal: AbortSignal
  /** Runs at the end, in reverse order. */
  defer(end: () => unknown): void
  /** Prints progress. */
  say(line: string): void
  /** Passes on the app's output. */
  log(output: Buffer): void
  /** Ends everything with a failure, for instance when a child process has died. */
  fail(message: string): void
}

/** The part of a life that preparing steps need. */
export type Progress = Pick<Lifecycle, 'signal' | 'say'>

const SETTLE_MS = 10_000

/**
 * Runs a command until it ends or a signal arrives, then always runs what it deferred.
 * @param onSignal exit code after Ctrl-C: success for a server, failure for a test
 */
export function run(main: (life: Lifecycle) => Promise<void>, onSignal = 0): void {
  runUntil('done', main, onSignal)
}

/** Starts a server that runs until a signal arrives, then always runs what it deferred. */
export function serve(main: (life: Lifecycle) => Promise<void>): void {
  runUntil('signal', main, 0)
}

function runUntil(
  end: 'done' | 'signal',
  main: (life: Lifecycle) => Promise<void>,
  onSignal: number,
): void {
  const controller = new AbortController()
  const ends: (() => unknown)[] = []
  let finishing = false

  const finish = async (code: number, message?: string) => {
    // Ignore a second Ctrl-C, including the one npm passes on.
    if (finishing) return
    finishing = true
    if (message) console.error(message)
    controller.abort()
    await Promise.race([started, sleep(SETTLE_MS)])
    for (const step of ends.reverse()) {
      try {
        await step()
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
    () => {
      if (end === 'done') queueMicrotask(() => void finish(0))
    },
    (error: unknown) => {
      if (!controller.signal.aborted) queueMicrotask(() => void finish(1, messageOf(error)))
    },
  )
}

/** npm sends SIGTERM to the shell in between, which dies without passing it on. */
function endWithNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 250).unref()
}

/** Exiting would truncate long output to a pipe. */
const flushed = (stream: NodeJS.WriteStream) =>
  new Promise<void>((resolve) => stream.write('', () => resolve()))

/** Our own errors say what to do; others need their stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'Error' || error.name === 'TypeError'
    ? (error.stack ?? error.message)
    : error.message
}
