import sharp from 'sharp'
import { photo } from './titled-project'

/** 54.92016, -1.36678 */
const roker = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '54/1 55/1 12576/1000',
  GPSLongitudeRef: 'W',
  GPSLongitude: '1/1 22/1 408/1000',
}

/** With its day and place, as a camera writes them. */
export async function takenAtRoker(file: string, name: string, day: string) {
  const buffer = await sharp(file)
    .withExif({
      IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 12:00:00` },
      IFD3: roker,
    })
    .jpeg()
    .toBuffer()
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer }
}

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
