import type { Point, Size } from '@/lib/media/pairing/homography'

/** Which square of a picture becomes the logo: its centre in the picture's pixels, and its enlargement. */
export interface Crop extends Point {
  /** 1 holds the whole picture. */
  zoom: number
}

export type CropChange = (crop: Crop, size: Size) => Crop

export const MAX_ZOOM = 8

export function wholeOf({ width, height }: Size): Crop {
  return { x: width / 2, y: height / 2, zoom: 1 }
}

/** In the picture's pixels. Beyond the picture it is transparent. */
export function squareOf({ x, y, zoom }: Crop, { width, height }: Size) {
  const side = Math.max(width, height) / zoom
  return { left: x - side / 2, top: y - side / 2, side }
}

const limit = (value: number, [least, most]: Span) => Math.min(most, Math.max(least, value))

type Span = readonly [least: number, most: number]

/** Where the centre may be: the square keeps within the picture, or is centred where it is larger. */
export function roomOf(crop: Crop, size: Size): { x: Span; y: Span } {
  const { side } = squareOf(crop, size)
  const span = (length: number): Span =>
    side >= length ? [length / 2, length / 2] : [side / 2, length - side / 2]
  return { x: span(size.width), y: span(size.height) }
}

/** The nearest possible crop. */
export function nearestCrop(crop: Crop, size: Size): Crop {
  const zoomed = { ...crop, zoom: limit(crop.zoom, [1, MAX_ZOOM]) }
  const { x, y } = roomOf(zoomed, size)
  return { ...zoomed, x: limit(crop.x, x), y: limit(crop.y, y) }
}

/** How far along its room the centre is, in percent; null where it cannot move. */
export function shareOf(value: number, [least, most]: Span): number | null {
  return most > least ? Math.round(((value - least) / (most - least)) * 100) : null
}

export function atShare(share: number, [least, most]: Span): number {
  return least + ((most - least) * share) / 100
}
