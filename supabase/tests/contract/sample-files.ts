import sharp from 'sharp'
import { box, brand, join, moov } from '@/lib/media/video-testing'

/** A small photo, each number another one. */
export const jpeg = (number: number) =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: number, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

/** As much of an MP4 as the server looks at, padded to a size. */
export const mp4 = (size = 4096) => {
  const head = join(brand('isom'), moov())
  return join(head, box('mdat', size - head.length - 8))
}
