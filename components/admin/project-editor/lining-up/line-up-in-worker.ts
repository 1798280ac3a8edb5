import type { LineUpReply, LineUpRequest } from './line-up.worker'

export type LineUpAnswer = Exclude<LineUpReply, { failure: string }>

/** Beside the page; rejects where the device has no worker or too little memory for it. */
export function lineUpInWorker(request: LineUpRequest, signal: AbortSignal): Promise<LineUpAnswer> {
  const worker = new Worker(new URL('./line-up.worker.ts', import.meta.url), { type: 'module' })
  const done = new Promise<LineUpAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<LineUpReply>) => {
      if ('failure' in data) reject(new Error(data.failure))
      else resolve(data)
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
  worker.postMessage(request)
  return done.finally(() => worker.terminate())
}
