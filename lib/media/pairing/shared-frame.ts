import {
  cornersOf,
  type Homography,
  isPlausible,
  type Point,
  project,
  type Size,
} from './homography'

export interface Frame extends Size {
  left: number
  top: number
}

/** Of the first photo's area; less would compare a detail. */
const LEAST_SHARE = 0.25
const STEPS = 128

/**
 * The largest upright rectangle of the first photo that the second covers too.
 * @param homography from the second photo to the first
 * @returns null where they share too little
 */
export function sharedFrame(homography: Homography, second: Size, first: Size): Frame | null {
  if (!isPlausible(homography, second, first)) return null
  const corners = cornersOf(second).map((corner) => project(homography, corner))
  const columns = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = (first.width * step) / STEPS
    const [top, bottom] = spanAt(corners, x)
    return { x, top: Math.max(0, top), bottom: Math.min(first.height, bottom) }
  })
  let best: Frame = { left: 0, top: 0, width: 0, height: 0 }
  for (const left of columns) {
    for (const right of columns) {
      // The covered part is convex, so a rectangle lies in it if its corners do.
      const top = Math.max(left.top, right.top)
      const [width, height] = [right.x - left.x, Math.min(left.bottom, right.bottom) - top]
      if (width <= 0 || height <= 0 || width * height <= best.width * best.height) continue
      best = { left: left.x, top, width, height }
    }
  }
  const isEnough = best.width * best.height >= LEAST_SHARE * first.width * first.height
  return isEnough ? best : null
}

/** Where a vertical line enters and leaves a convex shape; empty where it misses. */
function spanAt(corners: readonly Point[], x: number): [top: number, bottom: number] {
  const ys = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length]
    if (!to || Math.min(from.x, to.x) > x || Math.max(from.x, to.x) < x) return []
    if (from.x === to.x) return [from.y, to.y]
    return [from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y)]
  })
  return ys.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, -1]
}
