import sharp from 'sharp'
import { photo } from './titled-project'

/** A photo of the demonstration content as a phone would take it: 4032 px wide, with its noise, about 4.6 MB. */
export async function phonePhoto(name: string) {
  const size = { width: 4032, height: 3024 }
  const noise = { type: 'gaussian', mean: 128, sigma: 36 } as const
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const buffer = await sharp(photo(name))
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 82 })
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}
