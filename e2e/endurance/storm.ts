import type { IncomingMessage } from 'node:http'
import type { FaultMode } from '../../scripts/launcher/fault-proxy.ts'

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

/** Chance that can be repeated: the same seed gives the same sequence. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    // In whole numbers: a product beyond 2^53 would be rounded, and every seed end in one short round.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 2 ** 31
  }
}

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
