import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp'

/** Compression for pictures above the set size (specification §9); quality is a fraction. */
export interface ImageSettings {
  maxSizeMB: number
  maxWidthOrHeight: number
  quality: number
}

export interface ProcessImageOptions {
  /** Logos may be GIF; the first frame is stored as PNG. */
  allowGif?: boolean
  maxPixels?: number
  timeoutSeconds?: number
}

export interface ProcessedImage {
  data: Buffer
  contentType: 'image/jpeg' | 'image/png' | 'image/webp'
  ext: 'jpg' | 'png' | 'webp'
  width: number
  height: number
}

export type ImageErrorCode = 'not-an-image' | 'too-many-pixels' | 'timeout'

export class ImageError extends Error {
  readonly code: ImageErrorCode
  constructor(code: ImageErrorCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'ImageError'
    this.code = code
  }
}

type Format = 'jpeg' | 'png' | 'webp'

/** Library defaults (specification §9). */
const DEFAULTS: ImageSettings = { maxSizeMB: 2, maxWidthOrHeight: 2048, quality: 0.85 }

const MAX_PIXELS = 60_000_000
const TIMEOUT_SECONDS = 20
/** The eye sees no loss: PSNR is above 41 dB even on a noisy photo. */
const UNCOMPRESSED_QUALITY = 0.85
const LOWEST_QUALITY = 0.4
const SMALLEST_SIDE = 200

const outputs = {
  jpeg: { contentType: 'image/jpeg', ext: 'jpg' },
  png: { contentType: 'image/png', ext: 'png' },
  webp: { contentType: 'image/webp', ext: 'webp' },
} as const

// One core per photo: a burst of uploads must not starve the pages.
sharp.concurrency(1)
// The same photo never comes twice, so libvips' cache would only use memory.
sharp.cache(false)

/** Detects the format from the first bytes alone. */
export function sniffImage(bytes: Uint8Array): Format | 'gif' | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12))
  if (start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg'
  if (start.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png'
  const text = start.toString('latin1')
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  return undefined
}

/**
 * Every picture in a public bucket goes through here: decoded, upright, without metadata, re-encoded.
 * Above the set size it is also resized and compressed.
 */
export async function processImage(
  input: Uint8Array,
  settings: Partial<ImageSettings> = {},
  options: ProcessImageOptions = {},
): Promise<ProcessedImage> {
  const limits = { ...DEFAULTS, ...settings }
  const { maxPixels = MAX_PIXELS, timeoutSeconds = TIMEOUT_SECONDS, allowGif = false } = options
  const kind = sniffImage(input)
  if (!kind || (kind === 'gif' && !allowGif)) throw new ImageError('not-an-image')
  const deadline = Date.now() + timeoutSeconds * 1000
  try {
    const header = await sharp(input, { limitInputPixels: false }).metadata()
    // The header of one format on the body of another.
    if (header.format !== kind) throw new ImageError('not-an-image')
    if (header.width * header.height > maxPixels) throw new ImageError('too-many-pixels')
    const open = () => decoder(input, maxPixels, deadline)
    const format = kind === 'gif' ? 'png' : kind
    const { data, info } =
      input.byteLength > limits.maxSizeMB * 1024 * 1024
        ? await compress(open, header, format, limits)
        : await encode(open(), format, UNCOMPRESSED_QUALITY)
    const output = outputs[info.format as Format]
    return { data, ...output, width: info.width, height: info.height }
  } catch (error) {
    throw typed(error)
  }
}

interface Encoded {
  data: Buffer
  info: OutputInfo
}

/** Tolerates warnings from phone cameras, not truncated or broken data. */
function decoder(input: Uint8Array, maxPixels: number, deadline: number): Sharp {
  const seconds = Math.ceil((deadline - Date.now()) / 1000)
  if (seconds <= 0) throw new ImageError('timeout')
  return sharp(input, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .timeout({ seconds })
}

function encode(image: Sharp, format: Format, quality: number): Promise<Encoded> {
  const percent = Math.round(quality * 100)
  const encoders = {
    // Pages show the smaller sizes. mozjpeg would take a sixth of the time a photo may take, its own
    // Huffman tables alone a twentieth.
    jpeg: () => image.jpeg({ quality: percent, optimiseCoding: false }),
    png: () => image.png({ compressionLevel: 8 }),
    webp: () => image.webp({ quality: percent }),
  }
  return encoders[format]().toBuffer({ resolveWithObject: true })
}

/** Resizes without enlarging, then lowers quality and, at its minimum, the size until it fits. */
async function compress(
  open: () => Sharp,
  header: Metadata,
  original: Format,
  settings: ImageSettings,
): Promise<Encoded> {
  const limit = settings.maxSizeMB * 1024 * 1024
  let side = Math.min(settings.maxWidthOrHeight, Math.max(header.width, header.height))
  let { quality } = settings
  let format = original
  for (;;) {
    const box = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
    const encoded = await encode(open().resize(box), format, quality)
    if (encoded.data.byteLength <= limit) return encoded
    if (format === 'png') {
      // PNG has no quality to lower: an opaque picture becomes JPEG, a transparent one WebP.
      format = header.hasAlpha && !(await open().stats()).isOpaque ? 'webp' : 'jpeg'
    } else if (quality > LOWEST_QUALITY) {
      quality = Math.max(LOWEST_QUALITY, quality - 0.15)
    } else if (side > SMALLEST_SIDE) {
      side = Math.max(SMALLEST_SIDE, Math.round(side * 0.75))
    } else {
      return encoded
    }
  }
}

function typed(error: unknown): ImageError {
  if (error instanceof ImageError) return error
  const message = error instanceof Error ? error.message : ''
  if (message.startsWith('timeout')) return new ImageError('timeout', error)
  if (message.includes('pixel limit')) return new ImageError('too-many-pixels', error)
  return new ImageError('not-an-image', error)
}
