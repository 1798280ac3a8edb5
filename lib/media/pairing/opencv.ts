/** What is used of OpenCV. The types of the package leave out AKAZE and vectors. */
export interface OpenCv {
  CV_8U: number
  CV_8UC4: number
  CV_32FC2: number
  CV_64F: number
  INTER_CUBIC: number
  BORDER_REPLICATE: number
  COLOR_RGBA2GRAY: number
  NORM_HAMMING: number
  USAC_MAGSAC: number
  Mat: new () => Mat
  Size: new (width: number, height: number) => object
  CLAHE: new (clipLimit: number, tiles: object) => Held & { apply(from: Mat, to: Mat): void }
  AKAZE: new () => Held & {
    detectAndCompute(picture: Mat, mask: Mat, points: KeyPoints, descriptors: Mat): void
  }
  KeyPointVector: new () => KeyPoints
  DMatchVectorVector: new () => List<List<Match>>
  BFMatcher: new (
    norm: number,
    crossCheck: boolean,
  ) => Held & { knnMatch(from: Mat, to: Mat, found: List<List<Match>>, count: number): void }
  matFromArray(rows: number, cols: number, type: number, values: ArrayLike<number>): Mat
  cvtColor(from: Mat, to: Mat, code: number): void
  warpPerspective(
    from: Mat,
    to: Mat,
    homography: Mat,
    size: object,
    sampling: number,
    border: number,
  ): void
  findHomography(
    from: Mat,
    to: Mat,
    method: number,
    pixels: number,
    inliers: Mat,
    rounds: number,
    confidence: number,
  ): Mat
}

/** Lies in the memory of OpenCV until it is deleted. */
interface Held {
  delete(): void
}

interface List<T> extends Held {
  size(): number
  get(index: number): T
}

interface Mat extends Held {
  rows: number
  cols: number
  data: Uint8Array
  data64F: Float64Array
}

type KeyPoints = List<{ pt: { x: number; y: number }; response: number }>

export interface Match {
  queryIdx: number
  trainIdx: number
  distance: number
}

let loaded: Promise<OpenCv> | undefined

/** Over 8 MB of WebAssembly: only for a worker, and only once there are photos to compare. */
export function loadOpenCv(): Promise<OpenCv> {
  loaded ??= import('./opencv-module').then(
    ({ opencv }) => opencv.ready as unknown as Promise<OpenCv>,
  )
  return loaded
}

/** Deletes what was kept, at the end or after an error. */
export function withHeld<T>(work: (keep: <H extends Held>(held: H) => H) => T): T {
  const all: Held[] = []
  try {
    return work((held) => {
      all.push(held)
      return held
    })
  } finally {
    for (const held of all) held.delete()
  }
}
