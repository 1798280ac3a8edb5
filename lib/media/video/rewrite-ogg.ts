import { VideoError } from './video-error.ts'

const HEAD_BYTES = 27
const CHECKSUM = 22
const FIRST = 2
/** Over an hour of sound at one packet a page. */
const MOST_PAGES = 250_000

/** First bytes of each codec's stream, and how many stand before the comments in its second packet. */
const CODECS: readonly [name: string, commentsAt: number][] = [
  ['\x80theora', 7],
  ['OVP80', 7],
  ['\x01vorbis', 7],
  ['OpusHead', 8],
  ['\x7fFLAC', 4],
  ['Speex   ', 0],
]
const FILMS = ['\x80theora', 'OVP80']

interface Page {
  serial: number
  isFirst: boolean
  start: number
  content: number
  end: number
}

/**
 * An Ogg without its comments, which may name a place or a person. Written by hand, since mediabunny
 * reads no film in Ogg.
 * @throws VideoError for a truncated file, trailing data, an unknown codec or no film
 */
export function rewriteOgg(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(file)
  const streams = Map.groupBy(pagesOf(bytes), ({ serial }) => serial)
  let hasFilm = false
  for (const [first, ...rest] of streams.values()) {
    const start = first ? textAt(bytes, first.content, 8) : ''
    const codec = CODECS.find(([name]) => start.startsWith(name))
    if (!codec) throw broken()
    hasFilm ||= FILMS.includes(codec[0])
    emptyComments(bytes, rest, codec)
  }
  if (!hasFilm) throw broken()
  return bytes
}

function pagesOf(bytes: Uint8Array): Page[] {
  const pages: Page[] = []
  let areAllKnown = false
  for (let at = 0; at < bytes.byteLength; at = pages.at(-1)?.end ?? at) {
    const page = pageAt(bytes, at)
    // The first pages of all streams come before any other page.
    areAllKnown ||= !page.isFirst
    if (pages.length > MOST_PAGES || page.isFirst === areAllKnown) throw broken()
    pages.push(page)
  }
  return pages
}

function pageAt(bytes: Uint8Array, start: number): Page {
  const content = start + HEAD_BYTES + (bytes[start + 26] ?? 0)
  const flags = bytes[start + 5] ?? 0
  if (content > bytes.byteLength || textAt(bytes, start, 5) !== 'OggS\0' || flags > 7) {
    throw broken()
  }
  const lacing = bytes.subarray(start + HEAD_BYTES, content)
  const end = content + lacing.reduce((sum, length) => sum + length, 0)
  if (end > bytes.byteLength) throw broken()
  const serial = viewOf(bytes).getUint32(start + 14)
  return { serial, isFirst: (flags & FIRST) !== 0, start, content, end }
}

/** The comments stand in the stream's second packet, which may go over several pages. */
function emptyComments(bytes: Uint8Array, pages: Page[], [name, at]: [string, number]): void {
  const parts: Uint8Array[] = []
  const touched: Page[] = []
  for (const page of pages) {
    const lacing = bytes.subarray(page.start + HEAD_BYTES, page.content)
    const last = lacing.findIndex((length) => length < 255)
    const inPage = last < 0 ? lacing : lacing.subarray(0, last + 1)
    const length = inPage.reduce((sum, some) => sum + some, 0)
    parts.push(bytes.subarray(page.content, page.content + length))
    touched.push(page)
    if (last >= 0) break
  }
  const packet = emptied(Buffer.concat(parts), at, name === '\x01vorbis' ? 1 : 0)
  let from = 0
  for (const part of parts) {
    part.set(packet.subarray(from, from + part.byteLength))
    from += part.byteLength
  }
  for (const page of touched) sign(bytes, page)
}

/** One long name of an encoder, all zeros, and no comment: the packet keeps its length. */
function emptied(packet: Uint8Array, at: number, framing: number): Uint8Array {
  const length = packet.byteLength - at - 8 - framing
  if (length < 0) throw broken()
  const empty = new Uint8Array(packet.byteLength)
  empty.set(packet.subarray(0, at))
  viewOf(empty).setUint32(at, length, true)
  empty.fill(framing, empty.byteLength - framing)
  return empty
}

/** CRC-32 of the page, as Ogg counts it. */
function sign(bytes: Uint8Array, { start, end }: Page): void {
  const view = viewOf(bytes)
  view.setUint32(start + CHECKSUM, 0)
  let sum = 0
  for (let at = start; at < end; at++) {
    sum ^= (bytes[at] ?? 0) << 24
    for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  }
  view.setUint32(start + CHECKSUM, sum >>> 0, true)
}

const broken = () => new VideoError('not-a-video')
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
