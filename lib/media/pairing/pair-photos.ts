/** Two photos that seem to show the same view. */
export interface Pair {
  before: string
  after: string
  inliers: number
  /** Safe to propose without a warning. */
  isSure: boolean
}

/** Inliers of two photos; `quick` compares fewer points, ten times as fast. */
export type Compare = (before: string, after: string, quick: boolean) => number

/** Photos of different places reach 8 at most: lib/media/pairing/accuracy.test.ts. */
const LEAST_INLIERS = 10
export const SURE_INLIERS = 20
/** A second photo that is half as like makes a pair doubtful. */
const RIVAL = 0.5
/** So many of the strongest points tell whether a closer look is worth it. */
export const QUICK_POINTS = 600
/** Slow comparisons for each photo; the quick ones tell which are worth it. */
const SLOW_EACH = 3

/** Each photo belongs to one pair at most; the most alike are paired first. */
export function pairPhotos(
  candidates: readonly (readonly [before: string, after: string])[],
  compare: Compare,
): Pair[] {
  const ranked = candidates
    .map(([before, after]) => ({ before, after, quick: compare(before, after, true) }))
    .toSorted((one, other) => other.quick - one.quick)
  const count = new Set(candidates.flat()).size
  const paired = new Set<string>()
  const doubtful: Pair[] = []
  const pairs: Pair[] = []
  const take = (pair: Pair) => {
    if (paired.has(pair.before) || paired.has(pair.after)) return
    pairs.push(pair)
    paired.add(pair.before).add(pair.after)
  }

  let left = SLOW_EACH * count
  for (const { before, after, quick } of ranked) {
    if (left === 0 || paired.has(before) || paired.has(after)) continue
    left--
    const inliers = compare(before, after, false)
    const hasRival = ranked.some(
      (other) =>
        (other.before === before || other.after === after) &&
        !(other.before === before && other.after === after) &&
        other.quick > RIVAL * quick,
    )
    const pair = { before, after, inliers, isSure: inliers >= SURE_INLIERS && !hasRival }
    if (inliers >= SURE_INLIERS) take(pair)
    else if (inliers >= LEAST_INLIERS) doubtful.push(pair)
  }
  for (const pair of doubtful.toSorted((one, other) => other.inliers - one.inliers)) take(pair)
  return pairs.toSorted(
    (one, other) => Number(other.isSure) - Number(one.isSure) || other.inliers - one.inliers,
  )
}
