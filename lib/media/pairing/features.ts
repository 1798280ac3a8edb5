import { type OpenCv, withHeld } from './opencv'

/** Photos are compared at this length of their longer side. */
export const COMPARED_SIDE = 800
const CLIP_LIMIT = 2
const TILES = 8

/** RGBA, four bytes a pixel. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
}

/** The points by which a photo is recognised, strongest first. */
export interface Features {
  width: number
  height: number
  /** x and y of each point. */
  points: Float32Array
  /** Bytes of each point, one after the other. */
  descriptors: Uint8Array
  count: number
}

/** Evens out the light first: a dull morning and a bright noon show the same bricks. */
export function featuresOf(cv: OpenCv, { data, width, height }: Pixels): Features {
  return withHeld((keep) => {
    const colours = keep(cv.matFromArray(height, width, cv.CV_8UC4, data))
    const grey = keep(new cv.Mat())
    cv.cvtColor(colours, grey, cv.COLOR_RGBA2GRAY)
    const even = keep(new cv.Mat())
    keep(new cv.CLAHE(CLIP_LIMIT, new cv.Size(TILES, TILES))).apply(grey, even)
    const found = keep(new cv.KeyPointVector())
    const bytes = keep(new cv.Mat())
    keep(new cv.AKAZE()).detectAndCompute(even, keep(new cv.Mat()), found, bytes)

    const ranked = Array.from({ length: found.size() }, (_, index) => ({
      index,
      ...found.get(index),
    })).sort((one, other) => other.response - one.response)
    const { cols, data: all } = bytes
    const descriptors = new Uint8Array(ranked.length * cols)
    ranked.forEach(({ index }, rank) => {
      descriptors.set(all.subarray(index * cols, (index + 1) * cols), rank * cols)
    })
    const points = new Float32Array(ranked.flatMap(({ pt }) => [pt.x, pt.y]))
    return { width, height, points, descriptors, count: ranked.length }
  })
}
