import { COMPARED_SIDE, featuresOf, type Pixels } from './features'
import { enlarged, type Homography, type Point, type Size } from './homography'
import { likenessOf } from './match'
import { type OpenCv, withHeld } from './opencv'
import { SURE_INLIERS } from './pair-photos'
import { type Frame, sharedFrame } from './shared-frame'

/** The size at which a photo is compared, and points on it are counted. */
export function comparedSize({ width, height }: Size, longest = COMPARED_SIDE): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export interface Found {
  /** From the after photo to the before photo, both at the compared size; null where nothing agrees. */
  homography: Homography | null
  /** Good enough to show without asking where things are. */
  isSure: boolean
}

/** How the after photo lies on the before photo. Both at the compared size. */
export function findLineUp(cv: OpenCv, before: Pixels, after: Pixels): Found {
  const [first, second] = [featuresOf(cv, before), featuresOf(cv, after)]
  return judged(likenessOf(cv, first, second), first, second)
}

/** Few points in common are a guess; so is a view that shares too little. */
export function judged(
  { homography, inliers }: ReturnType<typeof likenessOf>,
  before: Size,
  after: Size,
): Found {
  const isShared = homography !== null && sharedFrame(homography, after, before) !== null
  return { homography, isSure: isShared && inliers >= SURE_INLIERS }
}

export interface LinedUp {
  /** What the before photo is cropped to, in its own pixels. */
  frame: Frame
  /** As seen from there, as large as the frame. */
  after: Pixels
}

/**
 * @param homography at the compared size
 * @returns null where the photos would share too little
 */
export function lineUp(
  cv: OpenCv,
  before: Size,
  after: Pixels,
  homography: Homography,
): LinedUp | null {
  const whole = enlarged(homography, enlargementOf(after), enlargementOf(before))
  const shared = sharedFrame(whole, after, before)
  if (!shared) return null
  const [left, top] = [Math.ceil(shared.left), Math.ceil(shared.top)]
  const width = Math.floor(shared.left + shared.width) - left
  const height = Math.floor(shared.top + shared.height) - top
  const frame = { left, top, width, height }
  return { frame, after: seenThrough(cv, after, whole, frame) }
}

function enlargementOf(photo: Size): Point {
  const { width, height } = comparedSize(photo)
  return { x: photo.width / width, y: photo.height / height }
}

function seenThrough(cv: OpenCv, photo: Pixels, homography: Homography, frame: Frame): Pixels {
  const { left, top, width, height } = frame
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = homography
  // biome-ignore format: rows of a matrix
  const moved = [
    a - left * g, b - left * h, c - left * i,
    d - top * g, e - top * h, f - top * i,
    g, h, i,
  ]
  return withHeld((keep) => {
    const from = keep(cv.matFromArray(photo.height, photo.width, cv.CV_8UC4, photo.data))
    const to = keep(new cv.Mat())
    const how = keep(cv.matFromArray(3, 3, cv.CV_64F, moved))
    const size = new cv.Size(width, height)
    cv.warpPerspective(from, to, how, size, cv.INTER_CUBIC, cv.BORDER_REPLICATE)
    // The copy outlives OpenCV's memory.
    return { data: new Uint8ClampedArray(to.data), width, height }
  })
}
