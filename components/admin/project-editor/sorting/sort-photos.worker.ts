import { COMPARED_SIDE } from '@/lib/media/pairing/features'
import { type PhotoToSort, type SortedPhotos, sortPhotos } from '@/lib/media/pairing/sort-photos'
import { decodePhoto } from './decode-photo'

/** What the page sends. */
export interface SortRequest {
  photos: PhotoToSort[]
  free: number
}

export type SortReply = { progress: number } | { sorted: SortedPhotos }

const reply = (message: SortReply) => postMessage(message)

addEventListener('message', async ({ data }: MessageEvent<SortRequest>) => {
  const report = (progress: number) => reply({ progress })
  const decode = (file: File) => decodePhoto(file, COMPARED_SIDE)
  const failed = (error: unknown) => console.error('Could not compare the photos', error)
  reply({ sorted: await sortPhotos(data.photos, data.free, { decode, report, failed }) })
})
