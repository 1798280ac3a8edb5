/** Chance that can be repeated: the same seed gives the same sequence. */
export function chance(seed: number): () => number {
  let state = seed
  return () => {
    // In whole numbers: a product beyond 2^53 would be rounded, and every seed end in one short round.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state / 2 ** 31
  }
}
