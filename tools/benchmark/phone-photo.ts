import sharp, { type Sharp } from 'sharp'

/** 12 MP, as most phones take them. */
export const WIDTH = 4032
export const HEIGHT = 3024
/** Of a sensor in daylight. */
const FAINT_NOISE = 18

/** A small photo made as heavy as a phone's: an enlarged one is smooth, and an encoder works on noise. */
export async function phonePhoto(file: string, noise = FAINT_NOISE): Promise<Sharp> {
  return sharp(file)
    .resize(WIDTH, HEIGHT)
    .composite([{ input: await sensorNoise(noise), blend: 'soft-light' }])
    .removeAlpha()
}

function sensorNoise(sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const
  const background = { r: 128, g: 128, b: 128 }
  const create = { width: WIDTH, height: HEIGHT, channels: 3, background, noise } as const
  return sharp({ create }).png({ compressionLevel: 0 }).toBuffer()
}
