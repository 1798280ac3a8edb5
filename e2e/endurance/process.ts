import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

export interface Kind {
  name: string
  args: string[]
  env: Record<string, string | undefined>
  cwd: string
  /** Answered as soon as it serves, whatever the answer. */
  url: string
}

/** Bytes, with nothing in them that could be freed. */
export interface Vitals {
  rss: number
  heapUsed: number
  external: number
  /** Open files and sockets. */
  handles: number
}

const preloaded = ['tools/launcher/end-with-parent.mjs', 'e2e/endurance/memory-probe.mjs'].flatMap(
  (file) => ['--import', pathToFileURL(join(process.cwd(), file)).href],
)
/** Whoever was killed comes back to everybody trying again at once, perhaps on a busy machine. */
const START_TIMEOUT_MS = 600_000
const ANSWER_TIMEOUT_MS = 60_000

/** One process of the product, which may be killed at any moment and started again on the same port. */
export function processOf(kind: Kind) {
  let child: ChildProcess | undefined
  let gone = Promise.resolve()
  const said: string[] = []
  const self = {
    name: kind.name,
    said,
    kills: 0,
    get pid() {
      return child?.pid ?? 0
    },
    /** Does not wait until it serves. */
    spawn(): void {
      const started = spawn(process.execPath, ['--expose-gc', ...preloaded, ...kind.args], {
        cwd: kind.cwd,
        env: kind.env as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = started
      const keep = (chunk: Buffer) => said.push(...chunk.toString().split('\n').filter(Boolean))
      started.stdout?.on('data', keep)
      started.stderr?.on('data', keep)
      gone = new Promise((resolve) => started.once('exit', () => resolve()))
    },
    async serves(): Promise<void> {
      const deadline = Date.now() + START_TIMEOUT_MS
      while (!(await answers(kind.url))) {
        if (Date.now() > deadline || child?.exitCode != null)
          throw new Error(
            `The ${kind.name} does not come up (exit code ${child?.exitCode}):\n${said.slice(-40).join('\n')}`,
          )
        await sleep(50)
      }
    },
    async start(): Promise<void> {
      self.spawn()
      await self.serves()
    },
    async vitals(): Promise<Vitals> {
      const answer = new Promise<Omit<Vitals, 'handles'>>((resolve) =>
        child?.once('message', (memory) => resolve(memory as Omit<Vitals, 'handles'>)),
      )
      child?.send('memory')
      return { ...(await answer), handles: readdirSync(`/proc/${self.pid}/fd`).length }
    },
    /** From one moment to the next, as when the power goes. */
    async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
      if (signal === 'SIGKILL') self.kills += 1
      child?.kill(signal)
      await gone
    },
  }
  return self
}

export type Process = ReturnType<typeof processOf>

async function answers(url: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS)
    await (await fetch(url, { signal, redirect: 'manual' })).body?.cancel()
    return true
  } catch {
    return false
  }
}
