import { LOGO_LIMIT_MB, MB } from '@/lib/media/limits'
import { type Crop, squareOf } from './crop'

/** The longest side that the settings allow a logo. */
const LONGEST = 2000
const SMALLER = 0.7

/** The square as a file of its own: a JPEG stays one, unless a part of it is transparent. */
export async function cropLogo(file: File, crop: Crop | undefined): Promise<File> {
  if (!crop) return file
  try {
    return (await draw(file, crop)) ?? file
  } catch {
    // A browser that keeps its canvas closed; the server fits the whole picture.
    return file
  }
}

async function draw(file: File, crop: Crop): Promise<File | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { left, top, side } = squareOf(crop, picture)
    if (crop.zoom === 1 && picture.width === picture.height) return file
    const isFilled = side <= Math.min(picture.width, picture.height)
    const type = file.type === 'image/jpeg' && isFilled ? 'image/jpeg' : 'image/png'
    const canvas = document.createElement('canvas')
    let blob: Blob | null = null
    let length = Math.min(LONGEST, Math.max(1, Math.round(side)))
    do {
      canvas.width = canvas.height = length
      const scale = length / side
      canvas
        .getContext('2d')
        ?.drawImage(
          picture,
          -left * scale,
          -top * scale,
          picture.width * scale,
          picture.height * scale,
        )
      blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.95))
      length = Math.floor(length * SMALLER)
    } while (blob && blob.size > LOGO_LIMIT_MB * MB)
    const name = file.name.replace(/\.[^.]*$/, type === 'image/png' ? '.png' : '.jpg')
    return blob && new File([blob], name, { type, lastModified: file.lastModified })
  } finally {
    picture.close()
  }
}
