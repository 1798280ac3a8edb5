import { COMPARED_SIDE, type Pixels } from '@/lib/media/pairing/features'
import { type PhotoToSort, type SortedPhotos, sortPhotos } from '@/lib/media/pairing/sort-photos'

/** What the page sends. */
export interface SortRequest {
  photos: PhotoToSort[]
  free: number
}

export type SortReply = { progress: number } | { sorted: SortedPhotos }

const reply = (message: SortReply) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<SortRequest>) => {
  const report = (progress: number) => reply({ progress })
  const failed = (error: unknown) => console.error('Could not compare the photos', error)
  reply({ sorted: await sortPhotos(data.photos, data.free, { decode, report, failed }) })
})

async function decode(file: File): Promise<Pixels> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const scale = Math.min(1, COMPARED_SIDE / Math.max(picture.width, picture.height))
    const width = Math.max(1, Math.round(picture.width * scale))
    const height = Math.max(1, Math.round(picture.height * scale))
    const context = new OffscreenCanvas(width, height).getContext('2d')
    if (!context) throw new Error('No canvas')
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, width, height)
    return { data: context.getImageData(0, 0, width, height).data, width, height }
  } finally {
    picture.close()
  }
}
