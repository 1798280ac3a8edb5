import type { SortedPhotos } from '@/lib/media/pairing/sort-photos'
import type { SortReply, SortRequest } from './sort-photos.worker'

/** Beside the page, which stays usable meanwhile; rejects where the device has no worker for it. */
export function sortInWorker(
  request: SortRequest,
  report: (progress: number) => void,
  signal: AbortSignal,
): Promise<SortedPhotos> {
  const worker = new Worker(new URL('./sort-photos.worker.ts', import.meta.url), { type: 'module' })
  const done = new Promise<SortedPhotos>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<SortReply>) => {
      if ('sorted' in data) resolve(data.sorted)
      else report(data.progress)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  worker.postMessage(request)
  return done.finally(() => worker.terminate())
}
