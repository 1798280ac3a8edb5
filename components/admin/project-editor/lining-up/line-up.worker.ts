import { COMPARED_SIDE, type Pixels } from '@/lib/media/pairing/features'
import type { Homography } from '@/lib/media/pairing/homography'
import { type Found, findLineUp, lineUp } from '@/lib/media/pairing/line-up'
import { loadOpenCv } from '@/lib/media/pairing/opencv'
import type { Frame } from '@/lib/media/pairing/shared-frame'
import { decodePhoto } from '../sorting/decode-photo'

/** What the page sends. */
export interface LineUpRequest {
  before: Blob
  after: Blob
  /** As the owner put them, or as sorting found; without it the photos are compared. */
  known?: Found
}

export interface LinedUpPictures {
  before: Blob
  after: Blob
  width: number
  height: number
}

export type LineUpReply =
  /** Without pictures where that is only a guess, or where the photos share too little. */
  { homography: Homography | null; pictures?: LinedUpPictures } | { failure: string }

/** Larger than any page shows. */
const MOST_SIDE = 2048
const QUALITY = 0.92

addEventListener('message', ({ data }: MessageEvent<LineUpRequest>) => {
  answer(data).then(
    (reply) => postMessage(reply),
    (error: unknown) => postMessage({ failure: String(error) } satisfies LineUpReply),
  )
})

async function answer({ before, after, known }: LineUpRequest): Promise<LineUpReply> {
  const both = (longest: number) =>
    Promise.all([decodePhoto(before, longest), decodePhoto(after, longest)])
  const { homography, isSure } =
    known ?? findLineUp(await loadOpenCv(), ...(await both(COMPARED_SIDE)))
  if (!homography || !isSure) return { homography }
  const [first, second] = await both(MOST_SIDE)
  const done = lineUp(await loadOpenCv(), first, second, homography)
  if (!done) return { homography }
  const { width, height } = done.frame
  const whole = { left: 0, top: 0, width, height }
  const pictures = [await toJpeg(first, done.frame), await toJpeg(done.after, whole)] as const
  return { homography, pictures: { before: pictures[0], after: pictures[1], width, height } }
}

function toJpeg({ data, width, height }: Pixels, frame: Frame): Promise<Blob> {
  const canvas = new OffscreenCanvas(frame.width, frame.height)
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height)
  canvas.getContext('2d')?.putImageData(pixels, -frame.left, -frame.top)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
