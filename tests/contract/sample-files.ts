import sharp from 'sharp'
import { box, brand, join, moov } from '@/tests/unit/sample-videos'

/** A small photo, different for each number. */
export const jpeg = (number: number) =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: number, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

/** The parts of an MP4 that the server checks, padded to a size. */
export const mp4 = (size = 4096) => {
  const head = join(brand('isom'), moov())
  return join(head, box('mdat', size - head.length - 8))
}
