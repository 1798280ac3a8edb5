import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { makeSizes } from '../../lib/media/make-sizes.ts'
import type { Format } from '../../lib/picture.ts'
import { projectDir } from '../launcher/settings.ts'
import type { Figure, Line, Row } from './bench.ts'
import { atLeast, plain } from './figures.ts'

const WIDTHS = [390, 828, 1440]
const PHOTOS = join(projectDir, 'tools/demo/photos')
/** Allows for another order of resizing. */
const ALIKE = 0.99

/** As Next's optimiser made them on request, at quality 60. */
const onRequest: Record<Format, (picture: Sharp) => Sharp> = {
  webp: (picture) => picture.webp({ quality: 60 }),
  avif: (picture) => picture.avif({ quality: 40, effort: 3 }),
}

/** Stored sizes and the former ones, each beside the photo at that width: 1 is the same. */
export const likeness: Row = {
  title: 'Likeness (SSIM) and size of stored pictures, against those made on request',
  async measure({ life }) {
    const photos = readdirSync(PHOTOS).filter((name) => name.endsWith('.jpg'))
    const sums = new Map<string, number>()
    const add = (key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value)
    for (const name of photos) {
      life.signal.throwIfAborted()
      const photo = await sharp(join(PHOTOS, name)).toBuffer()
      for (const { width, format, data } of (await makeSizes(photo, { widths: WIDTHS })).sizes) {
        const resized = await sharp(photo).resize(width).png().toBuffer()
        const former = await onRequest[format](sharp(resized)).toBuffer()
        const key = `${format} ${width}`
        add(`${key} likeness`, await ssim(resized, data))
        add(`${key} former likeness`, await ssim(resized, former))
        add(`${key} bytes`, data.length)
        add(`${key} former bytes`, former.length)
      }
    }
    const share = (key: string, what: string) =>
      (sums.get(`${key} ${what}`) ?? Number.NaN) / (sums.get(`${key} former ${what}`) ?? Number.NaN)
    return ['webp', 'avif'].flatMap((format) =>
      WIDTHS.map((width): Line => {
        const key = `${format} ${width}`
        const mean = (what: string) => (sums.get(`${key} ${what}`) ?? Number.NaN) / photos.length
        const figures: Record<string, Figure> = {
          SSIM: plain(mean('likeness'), decimals),
          former: plain(mean('former likeness'), decimals),
          likeness: atLeast(share(key, 'likeness'), ALIKE, decimals),
          bytes: plain(share(key, 'bytes'), decimals),
        }
        return { name: key, figures }
      }),
    )
  },
}

const decimals = (value: number) => value.toFixed(4)

const WINDOW = 8
const STEP = 4
/** Keep flat windows from dividing by next to nothing; from the paper that defines the measure. */
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]

/** Mean structural similarity of two pictures' luminance. */
async function ssim(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(luminance))
  if (!a || !b) return Number.NaN
  let sum = 0
  let count = 0
  for (let y = 0; y + WINDOW <= a.info.height; y += STEP) {
    for (let x = 0; x + WINDOW <= a.info.width; x += STEP) {
      sum += similarity(a.data, b.data, y * a.info.width + x, a.info.width)
      count++
    }
  }
  return sum / count
}

function luminance(picture: Buffer) {
  return sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
}

function similarity(a: Buffer, b: Buffer, start: number, width: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (let row = 0; row < WINDOW; row++) {
    for (let at = start + row * width; at < start + row * width + WINDOW; at++) {
      const [p = 0, q = 0] = [a[at], b[at]]
      sumA += p
      sumB += q
      squaresA += p * p
      squaresB += q * q
      products += p * q
    }
  }
  const n = WINDOW ** 2
  const [meanA, meanB] = [sumA / n, sumB / n]
  const variances = squaresA / n - meanA ** 2 + squaresB / n - meanB ** 2
  const covariance = products / n - meanA * meanB
  const level = (2 * meanA * meanB + C1) / (meanA ** 2 + meanB ** 2 + C1)
  return (level * (2 * covariance + C2)) / (variances + C2)
}
