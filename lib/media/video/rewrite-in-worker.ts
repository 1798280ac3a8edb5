import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { RewrittenVideo } from './rewrite-video.ts'
import type { RewriteAnswer } from './rewrite-worker.ts'
import { VideoError } from './video-error.ts'

/** 100 MB take a second or two; a crafted index can go on for hours. */
const LIMIT_MS = 20_000
/** Of the index, which is read whole. The video's own bytes do not count. */
const LIMIT_MB = 256
/** Node's own limit can end the whole server instead of the thread, so nothing may come near it. */
const NODE_LIMIT_MB = 4 * LIMIT_MB

/**
 * Rewrites a video in a thread, which can neither hold up the server nor use up its memory.
 * @param file cannot be used afterwards
 * @throws VideoError
 */
export async function rewriteInWorker(
  file: Uint8Array<ArrayBuffer>,
  limitMs = LIMIT_MS,
): Promise<RewrittenVideo> {
  const worker = new Worker(new URL('./rewrite-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: NODE_LIMIT_MB },
  })
  const full = new AbortController()
  const watch = setInterval(async () => {
    // Ended meanwhile: there is nothing to measure.
    const heap = await worker.getHeapStatistics().catch(() => null)
    if (heap && heap.used_heap_size > LIMIT_MB * 2 ** 20) full.abort()
  }, 20)
  try {
    const signal = AbortSignal.any([full.signal, AbortSignal.timeout(limitMs)])
    const answered = once(worker, 'message', { signal })
    worker.postMessage(file, [file.buffer])
    const [answer] = (await answered) as [RewriteAnswer]
    if ('refused' in answer) throw new VideoError(answer.refused)
    return answer.video
  } catch (error) {
    throw isOverLimit(error) ? new VideoError('not-a-video', { cause: error }) : error
  } finally {
    clearInterval(watch)
    await worker.terminate()
  }
}

function isOverLimit(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code === 'ABORT_ERR' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
