import {
  element,
  film,
  join,
  ogg,
  page,
  placed,
  placedOgg,
  recording,
  tags,
  webm,
  webmHeader,
} from '@/tests/unit/sample-videos'
import { SCRIPT } from './hostile-files'

const utf8 = (text: string) => Buffer.from(text)
const html = utf8(`<!doctype html>${SCRIPT}`)
const short = (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)
const mp4Type = 'video/mp4'
const webmType = 'video/webm'
const oggType = 'video/ogg'

/** All refused: sent without the browser's cleaning. */
export const hostileVideos: [name: string, type: string, bytes: Buffer][] = [
  ['HTML called MP4', mp4Type, html],
  ['HTML behind an MP4 signature', mp4Type, join(utf8('\0\0\0\x18ftypisom'), html)],
  ['HTML after an MP4', mp4Type, join(film(), html)],
  ['half an MP4', mp4Type, short(film())],
  ['MP4 called WebM', webmType, film()],
  ['HTML behind a WebM signature', webmType, join(webmHeader().subarray(0, 4), html)],
  ['HTML after the header of a WebM', webmType, join(webmHeader(), html)],
  ['HTML in a WebM', webmType, webm(html)],
  ['HTML after a WebM', webmType, join(webm(), html)],
  ['HTML after a recording', webmType, join(recording(), html)],
  ['MP4 after a WebM', webmType, join(webm(), film())],
  ['half a WebM', webmType, short(webm())],
  ['half a recording', webmType, short(recording())],
  ['Matroska called WebM', webmType, join(webmHeader('matroska'), element('18538067', 90))],
  ['HTML behind an Ogg signature', oggType, join(utf8('OggS\0\x02'), html)],
  ['HTML in a page of an Ogg', oggType, join(page(2, 1, html), page(4, 1, html))],
  ['HTML after an Ogg', oggType, join(ogg(), html)],
  ['MP4 after an Ogg', oggType, join(ogg(), film())],
  ['half an Ogg', oggType, short(ogg())],
  ['a place in an Ogg', oggType, placedOgg],
  ['a place in a WebM', webmType, webm(tags)],
  ['a place in a recording', webmType, recording(tags)],
  ...Object.entries(placed).map(([where, bytes]): [string, string, Buffer] => [
    `a place in ${where}`,
    mp4Type,
    bytes,
  ]),
]
/** The same without hidden data: accepted. */
export const wholeVideos: [name: string, type: string, bytes: Buffer][] = [
  ['MP4', mp4Type, film()],
  ['WebM', webmType, webm()],
  ['recording', webmType, recording()],
  ['Ogg', oggType, ogg()],
]
