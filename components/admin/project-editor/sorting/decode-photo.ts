import type { Pixels } from '@/lib/media/pairing/features'
import { comparedSize } from '@/lib/media/pairing/line-up'

/** Upright, its longer side at most so many pixels. For workers. */
export async function decodePhoto(file: Blob, longest: number): Promise<Pixels> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const { width, height } = comparedSize(picture, longest)
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return { data: context.getImageData(0, 0, width, height).data, width, height }
  } finally {
    picture.close()
  }
}
