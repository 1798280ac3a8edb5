import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Environment, projectDir } from './settings.ts'

const next = join(projectDir, 'node_modules/next/dist/bin/next')
const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.mjs')).href
const STOP_MS = 5_000

export interface NextProcess {
  /** Exit code; null after a signal. */
  ended: Promise<number | null>
  onOutput(listener: (chunk: Buffer) => void): void
  stop(): Promise<void>
}

/** Runs a Next command on this Node in its own process group, so that Ctrl-C reaches only the launcher. */
export function spawnNext(args: string[], environment: Environment): NextProcess {
  // By default glibc keeps an arena of some 40 MB for each thread that ever processed a photo. Sharing one
  // costs little, since scripts run in one thread.
  const env: Environment = { MALLOC_ARENA_MAX: '1', ...environment }
  const child = spawn(process.execPath, ['--import', endWithParent, next, ...args], {
    cwd: projectDir,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code))
  })
  return {
    ended,
    onOutput(listener) {
      child.stdout?.on('data', listener)
      child.stderr?.on('data', listener)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      signalGroup(child.pid, 'SIGTERM')
      const force = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), STOP_MS)
      await ended
      clearTimeout(force)
    },
  }
}

/** Signals a process that was started detached, with all that it started. */
export function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // It has exited meanwhile.
  }
}
