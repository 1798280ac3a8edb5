import sharp, { type Sharp } from 'sharp'
import { FORMATS, type Format, WIDTHS, widthsOf } from '../picture.ts'

interface Size {
  width: number
  format: Format
  data: Buffer
}

export interface MadeSizes {
  sizes: Size[]
  formats: Format[]
  /** The dominant one as #rrggbb; null where a page would shine through. */
  colour: string | null
}

type Kind = keyof typeof QUALITIES

interface Options {
  /** Whose picture it is: made at upload, or once by the build. */
  of?: Kind
  widths?: readonly number[]
  formats?: readonly Format[]
}

/** AVIF must save a tenth of the bytes to be worth twice the files. */
const WORTH = 0.9

/**
 * At these every benchmark photo is at least as like its original (SSIM) as Next's optimiser makes it: at
 * 80 above 828 px and at 75 at 390, so that brick stays brick; at 55 at 256, and at 640 and 828, which a
 * phone waits for and whose dense screen hides the difference; `npm run bench -- --only likeness`.
 * Uploads must finish in three seconds, so effort is spent only where it saves many bytes.
 */
const QUALITIES: Record<'upload' | 'site', Quality[]> = {
  upload: [
    { upTo: 256, webp: 66, avif: 40, effort: 2 },
    { upTo: 390, webp: 78, avif: 49, effort: 2 },
    { upTo: 640, webp: 66, avif: 38, effort: 3 },
    { upTo: 828, webp: 66, avif: 42, effort: 1 },
    { upTo: 1920, webp: 82, avif: 57, effort: 0 },
  ],
  site: [
    { upTo: 256, webp: 66, avif: 40, effort: 3 },
    { upTo: 390, webp: 78, avif: 49, effort: 3 },
    { upTo: 640, webp: 66, avif: 38, effort: 3 },
    { upTo: 828, webp: 66, avif: 42, effort: 3 },
    { upTo: 1920, webp: 82, avif: 54, effort: 3 },
  ],
}

interface Quality {
  /** In pixels of width. */
  upTo: number
  webp: number
  avif: number
  /** Of AVIF. */
  effort: number
}

/** Makes every size of a picture. @param picture as processImage returns it: upright, without metadata */
export async function makeSizes(
  picture: Uint8Array,
  { of = 'upload', widths = WIDTHS, formats = FORMATS }: Options = {},
): Promise<MadeSizes> {
  // Decoded once.
  const { data, info } = await sharp(picture, { sequentialRead: true })
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const open = (width: number) =>
    sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
  const sizes: Size[] = []
  for (const width of widthsOf(info.width, widths)) {
    // Resized once for both formats.
    const pixels =
      width < info.width
        ? await open(width).raw().toBuffer({ resolveWithObject: true })
        : { data, info }
    for (const format of formats) {
      const image = sharp(pixels.data, { raw: pixels.info })
      sizes.push({ width, format, data: await encode(image, width, format, of) })
    }
  }
  const bytes = (wanted: Format) =>
    sizes.reduce((sum, { format, data }) => sum + (format === wanted ? data.length : 0), 0)
  const isWaste = formats.length > 1 && bytes('avif') > bytes('webp') * WORTH
  const isKept = (format: Format) => format === 'webp' || !isWaste
  return {
    sizes: sizes.filter(({ format }) => isKept(format)),
    formats: formats.filter(isKept),
    colour: await colourOf(open(64)),
  }
}

function encode(image: Sharp, width: number, format: Format, of: Kind): Promise<Buffer> {
  const quality = QUALITIES[of].find(({ upTo }) => width <= upTo)
  if (format === 'webp')
    return image.webp({ quality: quality?.webp, effort: of === 'site' ? 1 : 0 }).toBuffer()
  const { avif, effort } = quality ?? {}
  return image.avif({ quality: avif, effort, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function colourOf(image: Sharp): Promise<string | null> {
  const { dominant, isOpaque } = await sharp(await image.png().toBuffer()).stats()
  if (!isOpaque) return null
  const channels = [dominant.r, dominant.g, dominant.b]
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
