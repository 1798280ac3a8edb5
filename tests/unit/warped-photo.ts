/** Photos as somebody else would have taken them: from another place, in other light. */
import { join } from 'node:path'
import sharp from 'sharp'
import { COMPARED_SIDE, type Pixels } from '../../lib/media/pairing/features'
import type { Homography } from '../../lib/media/pairing/homography'

const MOST_DEGREES = 8
const MOST_SCALE = 1.3
/** How much nearer one side of the picture may be than the other. */
const MOST_PERSPECTIVE = 0.1
const MOST_SHIFT = 0.04
const GRAIN = 40_503

// Jest looks up a global at each use, too slow for a million.
const { floor, max, min } = Math

export const demoPhoto = (name: string) => join('tools/demo/photos', `${name}.jpg`)
export const handheldPhoto = (scene: string) => join('tests/photos', `${scene}-after-handheld.jpg`)

export async function pixelsOf(file: string, longest = COMPARED_SIDE): Promise<Pixels> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize(longest, longest, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** @returns where a point of the photo lies on the warped one, both at the compared size */
export function randomWarp({ width, height }: Pixels, random: () => number): Homography {
  const between = (least: number, most: number) => least + random() * (most - least)
  const angle = (between(-MOST_DEGREES, MOST_DEGREES) * Math.PI) / 180
  const scale = between(1, MOST_SCALE)
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  const [x, y] = [width / 2, height / 2]
  const [right, down] = [width, height].map((side) => between(-MOST_SHIFT, MOST_SHIFT) * side)
  const [g, h] = [width, height].map((side) => between(-MOST_PERSPECTIVE, MOST_PERSPECTIVE) / side)
  const turned = [cos, -sin, -cos * x + sin * y, sin, cos, -sin * x - cos * y]
  const bottom = [g ?? 0, h ?? 0, 1 - (g ?? 0) * x - (h ?? 0) * y]
  const middle = [x + (right ?? 0), y + (down ?? 0)]
  const top = turned.map((value, index) => {
    const shift = middle[Math.floor(index / 3)] ?? 0
    return value + shift * (bottom[index % 3] ?? 0)
  })
  return [...top, ...bottom]
}

/** Also in other light, and with the noise of a small sensor. */
export async function warpedPixels(
  file: string,
  warp: Homography,
  random: () => number,
): Promise<Pixels> {
  const from = await pixelsOf(file, COMPARED_SIDE * MOST_SCALE)
  const { width, height } = await pixelsOf(file)
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = inverse(warp)
  const detail = from.width / width
  const [gain, shift] = [0.75 + 0.5 * random(), 40 * random() - 20]
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < data.length; at += 4) {
    const column = (at / 4) % width
    const row = floor(at / 4 / width)
    const w = (g * column + h * row + i) / detail
    // Beyond the edge the outermost pixel goes on.
    const x = clamp((a * column + b * row + c) / w, from.width - 2)
    const y = clamp((d * column + e * row + f) / w, from.height - 2)
    const across = x % 1
    const down = y % 1
    const corner = 4 * (floor(y) * from.width + floor(x))
    const below = corner + 4 * from.width
    for (let channel = 0; channel < 3; channel++) {
      const value =
        (from.data[corner + channel] ?? 0) * (1 - across) * (1 - down) +
        (from.data[corner + 4 + channel] ?? 0) * across * (1 - down) +
        (from.data[below + channel] ?? 0) * (1 - across) * down +
        (from.data[below + 4 + channel] ?? 0) * across * down
      const grain = (((at + channel) * GRAIN) % 256) / 32 - 4
      data[at + channel] = gain * value + shift + grain
    }
  }
  return { data, width, height }
}

function clamp(value: number, most: number): number {
  return min(max(value, 0), most)
}

/** Up to its scale, which does not matter. */
function inverse([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]: Homography) {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
