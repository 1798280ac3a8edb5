import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { makeSizes } from '../../lib/media/make-sizes.ts'
import { FORMATS, type Format, WIDTHS } from '../../lib/picture.ts'
import { projectDir } from '../launcher/settings.ts'
import type { Figure, Line, Row } from './bench.ts'
import { atLeast, plain } from './figures.ts'

const SOURCES = [
  { of: 'upload', folder: 'tools/demo/photos' },
  { of: 'upload', folder: 'tests/photos' },
  { of: 'site', folder: 'public/photos' },
] as const
type Source = (typeof SOURCES)[number]

/** The quality at which Next's optimiser is the measure: less for thumbnails, and where a phone waits. */
const askedOf = (width: number) => (width > 828 ? 80 : width === 390 ? 75 : 55)

/** As Next's optimiser makes them out of the stored file. */
const onRequest: Record<Format, (picture: Sharp, asked: number) => Sharp> = {
  webp: (picture, quality) => picture.webp({ quality }),
  avif: (picture, asked) => picture.avif({ quality: Math.round((asked * 50) / 80), effort: 3 }),
}

/** One photo in one width and format. */
interface Pair {
  key: string
  likeness: number
  former: number
  /** Of Next's WebP at its default quality, 75. */
  webp75: number
  bytes: number
  formerBytes: number
}

/** Each stored size and Next's own, beside the photo at that width: 1 is the same. */
export const likeness: Row = {
  title: "Likeness (SSIM) and size of stored pictures, against Next's",
  async measure({ life }) {
    const pairs: Pair[] = []
    for (const source of SOURCES) {
      for (const file of photosIn(join(projectDir, source.folder))) {
        life.signal.throwIfAborted()
        pairs.push(...(await compare(file, source)))
      }
    }
    const names = ['upload', 'site'].flatMap((of) =>
      FORMATS.flatMap((format) => WIDTHS.map((width) => `${of} ${format} ${width}`)),
    )
    return names.map((name) =>
      judge(
        name,
        pairs.filter(({ key }) => key === name),
      ),
    )
  },
}

const photosIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => join(folder, name))

async function compare(file: string, { of }: Source): Promise<Pair[]> {
  const photo = await readFile(file)
  // Decoded whole: sharp shrinks a JPEG while it decodes, and the measure is the photo itself.
  const whole = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
  const pairs: Pair[] = []
  for (const { width, format, data } of (await makeSizes(photo, { of })).sizes) {
    const size = { width, withoutEnlargement: true }
    const resized = await sharp(whole.data, { raw: whole.info }).resize(size).png().toBuffer()
    const next = () => sharp(photo).resize(size)
    const former = await onRequest[format](next(), askedOf(width)).toBuffer()
    const webp75 = await onRequest.webp(next(), 75).toBuffer()
    pairs.push({
      key: `${of} ${format} ${width}`,
      likeness: await ssim(resized, data),
      former: await ssim(resized, former),
      webp75: await ssim(resized, webp75),
      bytes: data.length,
      formerBytes: former.length,
    })
  }
  return pairs
}

/** The worst photo counts, so that a good one makes up for none. */
function judge(name: string, pairs: Pair[]): Line {
  const sum = (of: (pair: Pair) => number) => pairs.reduce((total, pair) => total + of(pair), 0)
  const least = Math.min(...pairs.map((pair) => pair.likeness / pair.former))
  const figures: Record<string, Figure> = {
    SSIM: plain(sum((pair) => pair.likeness) / pairs.length, decimals),
    former: plain(sum((pair) => pair.former) / pairs.length, decimals),
    'least share': atLeast(pairs.length > 0 ? least : Number.NaN, 1, decimals),
    'of WebP 75': plain(sum((pair) => pair.likeness) / sum((pair) => pair.webp75), decimals),
    bytes: plain(sum((pair) => pair.bytes) / sum((pair) => pair.formerBytes), decimals),
  }
  return { name, figures }
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
