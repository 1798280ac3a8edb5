import { ogg, oggStart, page, videoOf } from '@/tests/unit/sample-videos'
import { SCRIPT } from './hostile-files'

const html = Buffer.from(`<!doctype html>${SCRIPT}`)
const join = (...parts: Buffer[]) => Buffer.concat(parts)
const mp4 = 'video/mp4'
const webm = 'video/webm'
const oggType = 'video/ogg'

/** All refused: sent without the browser's cleaning. */
export const hostileVideos: [name: string, type: string, bytes: () => Promise<Buffer>][] = [
  ['HTML called MP4', mp4, async () => html],
  [
    'HTML behind an MP4 signature',
    mp4,
    async () => join((await videoOf('mp4')).subarray(0, 28), html),
  ],
  ['an index cut off', mp4, async () => (await videoOf('mp4')).subarray(0, 500)],
  [
    'a film cut off before its index',
    mp4,
    async () => (await videoOf('recorded')).subarray(0, 2000),
  ],
  ['a film without pictures', mp4, () => videoOf('mp4', { packets: 0 })],
  [
    'HTML behind a WebM signature',
    webm,
    async () => join((await videoOf('webm')).subarray(0, 4), html),
  ],
  [
    'HTML after the header of a WebM',
    webm,
    async () => join((await videoOf('webm')).subarray(0, 40), html),
  ],
  ['HTML behind an Ogg signature', oggType, async () => join(Buffer.from('OggS\0\x02'), html)],
  ['HTML in a page of an Ogg', oggType, async () => join(page(2, 1, html), page(4, 1, html))],
  ['HTML after an Ogg', oggType, async () => join(ogg(), html)],
  ['half an Ogg', oggType, async () => ogg().subarray(0, -100)],
  ['an Ogg that only begins', oggType, async () => oggStart],
]

/** Accepted, and all that is not seen or heard is left out. */
export const wholeVideos: [name: string, type: string, bytes: () => Promise<Buffer>][] = [
  ['MP4', mp4, () => videoOf('mp4')],
  ['fragmented MP4', mp4, () => videoOf('fragmented')],
  ['WebM', webm, () => videoOf('webm')],
  ['MP4 called WebM', webm, () => videoOf('mp4')],
  ['HTML after an MP4', mp4, async () => join(await videoOf('mp4'), html)],
  ['HTML after a WebM', webm, async () => join(await videoOf('webm'), html)],
  ['Ogg', oggType, async () => ogg()],
]
