import type { CSSProperties } from 'react'
import {
  type Homography,
  isPlausible,
  type Point,
  project,
  type Size,
  similarityOf,
} from '@/lib/media/pairing/homography'
import { comparedSize } from '@/lib/media/pairing/line-up'

/** Two spots that both photos show, as parts of each photo's width and height. */
export interface HandPoints {
  before: readonly [Point, Point]
  after: readonly [Point, Point]
}

export interface Sizes {
  before: Size
  after: Size
}

const START = [
  { x: 0.3, y: 0.5 },
  { x: 0.7, y: 0.5 },
] as const

/** Where the handles are first: as the photos were guessed to lie. */
export function startPoints(guess: Homography | null, sizes: Sizes): HandPoints {
  const [before, after] = [comparedSize(sizes.before), comparedSize(sizes.after)]
  if (!guess || !isPlausible(guess, after, before)) return { before: START, after: START }
  const guessed = START.map(({ x, y }) => {
    const at = project(guess, { x: x * after.width, y: y * after.height })
    return within({ x: at.x / before.width, y: at.y / before.height })
  })
  return { before: [guessed[0] ?? START[0], guessed[1] ?? START[1]], after: START }
}

/** @param by pixels of the compared size */
export function movedBy({ x, y }: Point, by: Point, size: Size): Point {
  const { width, height } = comparedSize(size)
  return within({ x: x + by.x / width, y: y + by.y / height })
}

export function within({ x, y }: Point): Point {
  return { x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) }
}

/** At the compared size, from the after photo to the before photo. */
export function homographyOf({ before, after }: HandPoints, sizes: Sizes): Homography {
  return similarityOf(inPixels(after, sizes.after), inPixels(before, sizes.before))
}

function inPixels([first, second]: readonly [Point, Point], size: Size): [Point, Point] {
  const { width, height } = comparedSize(size)
  const at = ({ x, y }: Point) => ({ x: x * width, y: y * height })
  return [at(first), at(second)]
}

/** Puts the after photo where the points say, over a box of the before photo's shape. */
export function placeOver(points: HandPoints, sizes: Sizes): CSSProperties {
  const [a = 0, , x = 0, b = 0, , y = 0] = homographyOf(points, sizes)
  const [before, after] = [comparedSize(sizes.before), comparedSize(sizes.after)]
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return {
    inset: 'auto',
    top: 0,
    left: 0,
    width: percent(after.width, before.width),
    height: percent(after.height, before.height),
    maxWidth: 'none',
    transformOrigin: '0 0',
    transform: `translate(${percent(x, after.width)}, ${percent(y, after.height)}) rotate(${Math.atan2(b, a)}rad) scale(${Math.hypot(a, b)})`,
  }
}
