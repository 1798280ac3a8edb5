import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const BUSY = 0.15
const LOOK_MS = 250
const TIMEOUT_MS = 45_000

/**
 * Returns a wait for other processes on this machine to pause, since they would distort the figures. The
 * waits share a time limit, so that the benchmark ends even on a busy machine.
 */
export function quietMoments(signal: AbortSignal): () => Promise<void> {
  let left = TIMEOUT_MS
  return async () => {
    signal.throwIfAborted()
    let before = processorTimes()
    while (left > 0) {
      await sleep(LOOK_MS, undefined, { signal })
      const now = processorTimes()
      if (1 - (now.idle - before.idle) / (now.all - before.all) < BUSY) return
      left -= LOOK_MS
      before = now
    }
  }
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    ),
  }
}
