import { BrokenVideo, type Part, type ReadBytes, textOf, viewOf } from './video-bytes'

const HEAD_BYTES = 27
const FIRST = 2
/** Over an hour of sound at one packet a page; bounds the time for a file of nothing but headers. */
const MOST_PAGES = 250_000
/** First bytes of each codec's stream, and of the skeleton index. */
const CODECS = [
  '\x80theora',
  '\x01vorbis',
  'OpusHead',
  'OVP80',
  '\x7fFLAC',
  'Speex   ',
  'fishead\0',
]
const FILMS = ['\x80theora', 'OVP80']
const PLACE = /(location|gps|geo|latitude|longitude)[\w-]*=/i

interface Page {
  serial: number
  isFirst: boolean
  content: number
  end: number
}

/**
 * Walks an Ogg page by page to its end.
 * @returns comments that name a location; phones write none, so such a file is refused
 * @throws BrokenVideo for a truncated file, trailing data or no film
 */
export async function inspectOgg(read: ReadBytes, size: number): Promise<Part[]> {
  const hidden: Part[] = []
  const streams = new Map<number, string>()
  /** Streams whose second page, which begins with the comments, has not come yet. */
  const uncommented = new Set<number>()
  let areAllKnown = false
  let pages = 0
  for (let at = 0; at < size; ) {
    pages += 1
    if (pages > MOST_PAGES) throw new BrokenVideo('Too many pages')
    const { serial, isFirst, content, end } = await pageAt(at, size, read)
    // The first pages of all streams come before any other page.
    areAllKnown ||= !isFirst
    if (isFirst === areAllKnown || isFirst === streams.has(serial)) {
      throw new BrokenVideo('No page of a stream')
    }
    if (isFirst) {
      streams.set(serial, await codecAt(content, end, read))
      uncommented.add(serial)
    } else if (uncommented.delete(serial) && (await namesPlace(content, end, read))) {
      hidden.push({ at: content, length: 0, instead: new Uint8Array() })
    }
    at = end
  }
  if (!areAllKnown || !FILMS.some((codec) => [...streams.values()].includes(codec))) {
    throw new BrokenVideo('Nothing to play')
  }
  return hidden
}

async function pageAt(at: number, size: number, read: ReadBytes): Promise<Page> {
  const head = await read(at, HEAD_BYTES)
  if (head.byteLength < HEAD_BYTES || textOf(head.subarray(0, 5)) !== 'OggS\0') {
    throw new BrokenVideo('No page')
  }
  const flags = head[5] ?? 0
  const serial = viewOf(head).getUint32(14)
  const segments = head[26] ?? 0
  const lengths = await read(at + HEAD_BYTES, segments)
  const content = at + HEAD_BYTES + segments
  const end = content + lengths.reduce((sum, length) => sum + length, 0)
  if (flags > 7) throw new BrokenVideo('No flags of a page')
  if (end > size) throw new BrokenVideo('Half a page')
  return { serial, isFirst: (flags & FIRST) !== 0, content, end }
}

async function namesPlace(content: number, end: number, read: ReadBytes): Promise<boolean> {
  return PLACE.test(textOf(await read(content, end - content)))
}

async function codecAt(content: number, end: number, read: ReadBytes): Promise<string> {
  const packet = textOf(await read(content, Math.min(8, end - content)))
  const codec = CODECS.find((name) => packet.startsWith(name))
  if (!codec) throw new BrokenVideo('An unknown codec')
  return codec
}
