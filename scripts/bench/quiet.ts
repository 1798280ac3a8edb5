import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const BUSY = 0.15
const LOOK_MS = 400
const PATIENCE_MS = 20_000

/** Waits for whatever else this machine does to pause, since it would be measured too; not for ever. */
export async function quietMoment(signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  let before = processorTimes()
  while (Date.now() < deadline) {
    await sleep(LOOK_MS, undefined, { signal })
    const now = processorTimes()
    if (1 - (now.idle - before.idle) / (now.all - before.all) < BUSY) return
    before = now
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
