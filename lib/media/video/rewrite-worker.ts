import { parentPort } from 'node:worker_threads'
import { BufferSource } from 'mediabunny'
import { rewriteOgg } from './rewrite-ogg.ts'
import { type RewrittenVideo, rewriteVideo } from './rewrite-video.ts'
import { VideoError, type VideoErrorCode } from './video-error.ts'

/** What the worker answers. */
export type RewriteAnswer = { video: RewrittenVideo } | { refused: VideoErrorCode }

parentPort?.once('message', async (file: Uint8Array<ArrayBuffer>) => {
  const answer = await rewrite(file).then(
    (video): RewriteAnswer => ({ video }),
    (error: unknown): RewriteAnswer => {
      if (error instanceof VideoError) return { refused: error.code }
      throw error
    },
  )
  parentPort?.postMessage(answer, 'video' in answer ? [answer.video.data.buffer] : [])
})

async function rewrite(file: Uint8Array<ArrayBuffer>): Promise<RewrittenVideo> {
  const isOgg = Buffer.from(file.subarray(0, 4)).toString() === 'OggS'
  return isOgg
    ? { type: 'video/ogg', data: rewriteOgg(file) }
    : rewriteVideo(new BufferSource(file), file.byteLength)
}
