import { join } from 'node:path'
import sharp from 'sharp'
import { projectDir } from '../launcher/settings.ts'

const WIDTH = 4032
const HEIGHT = 3024
/** EXIF orientation of an upright photo: the sensor's picture lies on its side. */
const ORIENTATION = 6
const SENSOR_NOISE = 18

/** A photo as phones write it: 12 MP, rotated by EXIF, with a location, as large as fits in `bytes`. */
export async function cameraPhoto(bytes: number): Promise<Buffer> {
  const pixels = await scene()
  let found: Buffer | undefined
  // Binary search for the best quality that fits.
  for (let low = 20, high = 99; low <= high; ) {
    const quality = Math.floor((low + high) / 2)
    const file = await encode(pixels, quality)
    const fits = file.byteLength <= bytes
    if (fits) found = file
    if (fits) low = quality + 1
    else high = quality - 1
  }
  if (!found) throw new Error(`No photo of 12 MP fits into ${bytes} bytes.`)
  return found
}

function encode(pixels: Buffer, quality: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Bench', Model: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' },
    })
    .withMetadata({ orientation: ORIENTATION })
    .jpeg({ quality })
    .toBuffer()
}

/** An enlarged photo is smooth; sensor noise adds the detail that an encoder works on. */
async function scene(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: SENSOR_NOISE } as const
  const background = { r: 128, g: 128, b: 128 }
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background, noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(join(projectDir, 'tools/demo/photos/conservatory-after.jpg'))
    .resize(WIDTH, HEIGHT)
    .composite([{ input: grain, blend: 'soft-light' }])
    .raw()
    .toBuffer()
}
