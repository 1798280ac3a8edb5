import sharp from 'sharp'
import { videoOf } from '@/tests/unit/sample-videos'

/** A small photo, different for each number. */
export const jpeg = (number: number) =>
  sharp({
    create: { width: 64, height: 48, channels: 3, background: { r: number, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer()

export const mp4 = () => videoOf('mp4')
