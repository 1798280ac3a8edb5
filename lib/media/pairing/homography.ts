/** Nine numbers, row by row: where a point of one photo lies on another. */
export type Homography = readonly number[]

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** Degrees a hand-held camera may be turned. */
const MOST_DEGREES = 30
/** Of one photo's width on the other: a step forward or back, not another picture. */
const SCALES = [0.5, 2] as const
/** How many times larger one corner may become than another. */
const MOST_PERSPECTIVE = 4

export function project(homography: Homography, { x, y }: Point): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = homography
  const w = g * x + h * y + i
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w }
}

/** Whether one photo can have been taken by hand from about the place of the other. */
export function isPlausible(homography: Homography, from: Size, to: Size): boolean {
  const corners = cornersOf(from)
  const [, , , , , , g = 0, h = 0, i = 0] = homography
  // A corner behind the camera.
  if (corners.some(({ x, y }) => g * x + h * y + i <= 0)) return false
  const growth = corners.map((corner) => growthAt(homography, corner))
  const least = Math.min(...growth)
  // Not above zero: the picture would be folded or mirrored.
  if (!(least > 0) || Math.max(...growth) > MOST_PERSPECTIVE * least) return false

  const middle = { x: from.width / 2, y: from.height / 2 }
  const centre = project(homography, middle)
  const isInside = centre.x > 0 && centre.x < to.width && centre.y > 0 && centre.y < to.height
  const right = project(homography, { ...middle, x: middle.x + 1 })
  const degrees = (Math.atan2(right.y - centre.y, right.x - centre.x) * 180) / Math.PI
  const scale = Math.sqrt(growthAt(homography, middle))
  return isInside && Math.abs(degrees) <= MOST_DEGREES && scale >= SCALES[0] && scale <= SCALES[1]
}

export function cornersOf({ width, height }: Size): Point[] {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
}

/** Where two points of one photo lie on another: turned, moved and made larger or smaller, nothing else. */
export function similarityOf(
  [from, fromOther]: readonly [Point, Point],
  [to, toOther]: readonly [Point, Point],
): Homography {
  const [x, y] = [fromOther.x - from.x, fromOther.y - from.y]
  const [u, v] = [toOther.x - to.x, toOther.y - to.y]
  const length = x * x + y * y
  const cos = (u * x + v * y) / length
  const sin = (v * x - u * y) / length
  // biome-ignore format: rows of a matrix
  return [
    cos, -sin, to.x - cos * from.x + sin * from.y,
    sin, cos, to.y - sin * from.x - cos * from.y,
    0, 0, 1,
  ]
}

/** The same where the photos are so many times larger. */
export function enlarged(homography: Homography, from: Point, to: Point): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = homography
  // biome-ignore format: rows of a matrix
  return [
    (a * to.x) / from.x, (b * to.x) / from.y, c * to.x,
    (d * to.y) / from.x, (e * to.y) / from.y, f * to.y,
    g / from.x, h / from.y, i,
  ]
}

/** How much area a point's surroundings take on the other photo; negative where mirrored. */
function growthAt(homography: Homography, point: Point): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = homography
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
  return determinant / (g * point.x + h * point.y + i) ** 3
}
