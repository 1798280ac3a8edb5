import type { IncomingMessage } from 'node:http'
import { chance } from '../support/chance'
import type { FaultMode } from '../support/fault-proxy.ts'

/** How many of a thousand requests meet which fault; the rest pass. */
const odds: [FaultMode, number][] = [
  ['down', 30],
  ['torn', 30],
  ['503', 30],
  ['drop-reply', 40],
  ['double', 40],
  ['delay', 30],
  ['hang', 4],
]

/** Weather between two ends of a line: calm until it is let loose. */
export function storm(seed: number) {
  const random = chance(seed)
  const met = new Map<FaultMode, number>()
  const self = {
    loose: false,
    /** How often each fault struck. */
    met,
    pick(_request: IncomingMessage): FaultMode {
      if (!self.loose) return 'pass'
      let left = random() * 1_000
      for (const [mode, share] of odds) {
        left -= share
        if (left >= 0) continue
        met.set(mode, (met.get(mode) ?? 0) + 1)
        return mode
      }
      return 'pass'
    },
  }
  return self
}
