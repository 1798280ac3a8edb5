import type { Features } from './features'
import { type Homography, isPlausible } from './homography'
import { type Match, type OpenCv, withHeld } from './opencv'

/** The best match must be this much nearer than the second best. */
const RATIO = 0.85
/** How far, in pixels of the compared size, a point may miss its place. */
const MOST_PIXELS = 4
const ROUNDS = 3000
const CONFIDENCE = 0.995
const LEAST_MATCHES = 8
/** Of the photo: two photos share more than a date stamp or a watermark. */
const LEAST_AREA = 0.04

export interface Likeness {
  /** Points that both photos show in places that agree. */
  inliers: number
  /** From the second photo to the first; null where they show nothing in common. */
  homography: Homography | null
}

const NOTHING: Likeness = { inliers: 0, homography: null }

/** @param most how many of the strongest points to compare: fewer are faster and less certain */
export function likenessOf(
  cv: OpenCv,
  first: Features,
  second: Features,
  most = Number.POSITIVE_INFINITY,
): Likeness {
  const matches = matchesOf(cv, first, second, most)
  if (matches.length < LEAST_MATCHES) return NOTHING
  const from = matches.map(({ queryIdx }) => pointOf(second, queryIdx))
  const to = matches.map(({ trainIdx }) => pointOf(first, trainIdx))
  return withHeld((keep) => {
    const mat = (points: number[][]) =>
      keep(cv.matFromArray(points.length, 1, cv.CV_32FC2, points.flat()))
    const isInlier = keep(new cv.Mat())
    const found = keep(
      cv.findHomography(
        mat(from),
        mat(to),
        cv.USAC_MAGSAC,
        MOST_PIXELS,
        isInlier,
        ROUNDS,
        CONFIDENCE,
      ),
    )
    if (found.rows !== 3) return NOTHING
    const homography = [...found.data64F]
    const inliers = to.filter((_, index) => isInlier.data[index])
    const isReal = isPlausible(homography, second, first) && isSpread(inliers, first)
    return isReal ? { inliers: inliers.length, homography } : NOTHING
  })
}

/** Clear matches; of those to the same point only the nearest. */
function matchesOf(cv: OpenCv, first: Features, second: Features, most: number): Match[] {
  return withHeld((keep) => {
    const mat = ({ descriptors, count }: Features) => {
      const rows = Math.min(count, most)
      const cols = count > 0 ? descriptors.length / count : 0
      return keep(cv.matFromArray(rows, cols, cv.CV_8U, descriptors.subarray(0, rows * cols)))
    }
    if (Math.min(first.count, second.count) < LEAST_MATCHES) return []
    const found = keep(new cv.DMatchVectorVector())
    keep(new cv.BFMatcher(cv.NORM_HAMMING, false)).knnMatch(mat(second), mat(first), found, 2)
    const nearest = new Map<number, Match>()
    for (let index = 0; index < found.size(); index++) {
      const [best, next] = withHeld((hold) => {
        const two = hold(found.get(index))
        return [two.get(0), two.get(1)]
      })
      if (!best || !next || best.distance >= RATIO * next.distance) continue
      const known = nearest.get(best.trainIdx)
      if (!known || known.distance > best.distance) nearest.set(best.trainIdx, best)
    }
    return [...nearest.values()]
  })
}

function pointOf({ points }: Features, index: number): number[] {
  return [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]
}

/** Whether most points lie across the photo instead of in one spot. */
function isSpread(points: number[][], { width, height }: Features): boolean {
  const extent = (axis: 0 | 1) => {
    const sorted = points.map((point) => point[axis] ?? 0).sort((one, other) => one - other)
    const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
    return at(0.9) - at(0.1)
  }
  return extent(0) * extent(1) >= LEAST_AREA * width * height
}
