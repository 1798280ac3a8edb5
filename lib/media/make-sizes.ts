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

interface Options {
  widths?: readonly number[]
  formats?: readonly Format[]
}

/** AVIF must save a tenth of the bytes to be worth twice the files. */
const WORTH = 0.9

/** Above this width, which no phone asks for, more effort takes more than a second and saves a tenth. */
const EASY_WIDTH = 828

/** Makes every size of a picture. @param picture as processImage returns it: upright, without metadata */
export async function makeSizes(
  picture: Uint8Array,
  { widths = WIDTHS, formats = FORMATS }: Options = {},
): Promise<MadeSizes> {
  // Decoded once.
  const { data, info } = await sharp(picture)
    .resize({ width: widths.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const open = (width: number) =>
    sharp(data, { raw: info }).resize({ width, withoutEnlargement: true })
  const sizes: Size[] = []
  for (const format of formats) {
    for (const width of widthsOf(info.width, widths)) {
      sizes.push({ width, format, data: await encode(open(width), width, format) })
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

function encode(image: Sharp, width: number, format: Format): Promise<Buffer> {
  if (format === 'webp') return image.webp({ quality: 60, effort: 2 }).toBuffer()
  const effort = width > EASY_WIDTH ? 1 : 3
  return image.avif({ quality: 41, effort, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function colourOf(image: Sharp): Promise<string | null> {
  const { dominant, isOpaque } = await sharp(await image.png().toBuffer()).stats()
  if (!isOpaque) return null
  const channels = [dominant.r, dominant.g, dominant.b]
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
