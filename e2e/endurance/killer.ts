import { setTimeout as sleep } from 'node:timers/promises'
import { chance } from '../support/chance'
import type { Stack } from './stack'

interface Killings {
  count: number
  seed: number
  /** How much of the work is done, from 0 to 1. */
  progress: () => number
}

/** Kills site, backend or both again and again, spread over all the work, at moments that nobody chose. */
export async function killer(stack: Stack, { count, seed, progress }: Killings): Promise<void> {
  const random = chance(seed)
  for (let turn = 0; turn < count; turn += 1) {
    const moment = (turn + random()) / count
    while (progress() < moment) await sleep(10)
    await sleep(random() * 300)
    const choices = [[stack.backend], [stack.site], [stack.backend, stack.site]]
    const victims = choices[Math.floor(random() * choices.length)] ?? []
    for (const victim of victims) {
      await victim.kill()
      victim.spawn()
      // One time in four it dies again while it is still coming up.
      if (random() < 0.25) {
        await sleep(random() * 2_000)
        await victim.kill()
        victim.spawn()
      }
    }
    for (const victim of victims) await victim.serves()
  }
}
