/** Lighthouse's index of a machine, and how much slower than it a mid-range phone is. */
const calibration = [
  { index: 150, slowdown: 1 },
  { index: 800, slowdown: 2 },
  { index: 1300, slowdown: 3 },
  { index: 1533, slowdown: 4 },
] as const

/**
 * Lighthouse assumes four, which is right for a fast desktop; on a slower machine every millisecond of a
 * page would count several times. Its manual (docs/throttling.md, 'Calibrating the CPU slowdown') lowers
 * the factor there along these points; above them it stays at four.
 * @param index of the machine, by Lighthouse ('CPU/Memory Power')
 */
export function slowdownOf(index: number): number {
  const [slowest] = calibration
  let below: (typeof calibration)[number] = slowest
  for (const point of calibration) {
    if (index < point.index) {
      const way = Math.max(0, index - below.index) / Math.max(1, point.index - below.index)
      return below.slowdown + way * (point.slowdown - below.slowdown)
    }
    below = point
  }
  return below.slowdown
}
