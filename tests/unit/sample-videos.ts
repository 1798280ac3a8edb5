/** Small videos for tests: as much of each container as the checks look at. */
import type { ReadBytes } from '../../lib/media/video/video-bytes'

export const readerOf =
  (bytes: Buffer): ReadBytes =>
  async (start, length) =>
    bytes.subarray(start, start + length)

const utf8 = (text: string) => Buffer.from(text)
export const uint32 = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  numbers.forEach((number, n) => {
    bytes.writeUInt32BE(number, n * 4)
  })
  return bytes
}
export const join = (...parts: Buffer[]) => Buffer.concat(parts)

/** A box; a number as body means that many bytes of media. */
export function box(type: string, body: Buffer | number = 8, length?: number): Buffer {
  const content = typeof body === 'number' ? Buffer.alloc(body, 7) : body
  return join(uint32(length ?? content.length + 8), Buffer.from(type, 'latin1'), content)
}

export const brand = (name: string) => box('ftyp', utf8(`${name}\0\0\x02\0${name}`))

/** A track with its samples in one chunk. */
export function track(handler: string, chunk?: { at: number; sizes: number[] }, more?: Buffer) {
  const { at = 0, sizes = [] } = chunk ?? {}
  const index = join(
    box('stsc', uint32(0, 1, 1, sizes.length, 1)),
    box('stsz', uint32(0, 0, sizes.length, ...sizes)),
    box('stco', uint32(0, 1, at)),
  )
  const media = join(
    box('mdhd', 24),
    box('hdlr', join(uint32(0, 0), utf8(handler))),
    box('minf', box('stbl', index)),
  )
  return box('trak', join(box('tkhd', 84), box('mdia', media), more ?? Buffer.alloc(0)))
}

export const moov = (...more: Buffer[]) =>
  box('moov', join(box('mvhd', 100), track('vide'), ...more))
export const film = (...more: Buffer[]) => join(brand('isom'), moov(...more), box('mdat', 900))

export const PLACE = '+54.5741-001.2350/'
const keys = join(
  box('hdlr', join(uint32(0, 0), utf8('mdta'))),
  box('keys', utf8('\0\0\0\0\0\0\0\x01\0\0\0\x2cmdtacom.apple.quicktime.location.ISO6709')),
  box('ilst', box('\0\0\0\x01', box('data', utf8(`\0\0\0\x01\0\0\0\0${PLACE}`)))),
)
const xyz = box('udta', box('\xa9xyz', utf8(`\0\x12\x15\xc7${PLACE}`)))
const xmp = box('uuid', utf8(`\xbe\x7a\xcf\xcb\x97\xa9<x:xmpmeta>exif:GPSLatitude="${PLACE}"`))

/** Every MP4 box in which phones and cameras are known to write a location. */
export const placed: Record<string, Buffer> = {
  'moov/udta/©xyz': film(xyz),
  'moov/udta/loci': film(box('udta', box('loci', utf8(`\0\0\0\0\0\0home\0${PLACE}`)))),
  'moov/udta/meta': film(box('udta', box('meta', join(uint32(0), keys)))),
  'moov/meta': film(box('meta', keys)),
  'moov/uuid': film(xmp),
  'trak/udta': film(track('vide', undefined, xyz)),
  'trak/meta': film(track('soun', undefined, box('meta', keys))),
  meta: join(film(), box('meta', keys)),
  uuid: join(film(), xmp),
  'uuid in front': join(brand('isom'), xmp, moov(), box('mdat', 90)),
  free: join(film(), box('free', utf8(`GPS ${PLACE}`))),
  'an unknown box': join(film(), box('gps ', utf8(PLACE))),
  'a track of positions': join(
    brand('isom'),
    box('mdat', utf8(`seen${PLACE}seen`)),
    moov(track('meta', { at: 32, sizes: [10, 8] })),
  ),
}

const vint = (length: number) => uint32(0x10000000 + length)
export const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex')

/** A WebM element; pass a length to override it, as recorders do while it is unknown. */
export function element(id: string, body: Buffer | number = 8, length?: Buffer): Buffer {
  const content = typeof body === 'number' ? Buffer.alloc(body, 7) : body
  return join(Buffer.from(id, 'hex'), length ?? vint(content.length), content)
}

export const webmHeader = (docType = 'webm') =>
  element('1a45dfa3', join(element('4286', Buffer.of(1)), element('4282', utf8(docType))))
export const tracks = element('1654ae6b', 60)
export const cluster = join(element('e7', 2), element('a3', 400), element('a3', 300))

export const webm = (...more: Buffer[]) =>
  join(
    webmHeader(),
    element(
      '18538067',
      join(element('1549a966', 40), tracks, element('1f43b675', cluster), ...more),
    ),
  )
/** As a browser's MediaRecorder writes it. */
export const recording = (...more: Buffer[]) => {
  const open = element('1f43b675', cluster, UNKNOWN)
  return join(webmHeader(), element('18538067', join(tracks, open, open, ...more), UNKNOWN))
}
export const tags = element('1254c367', utf8(`LOCATION${PLACE}`))

/** An Ogg page; its flags mark the first page of a stream. */
export function page(flags: number, serial: number, content: Buffer): Buffer {
  const head = Buffer.alloc(26)
  head.write('OggS')
  head[5] = flags
  head.writeUInt32LE(serial, 14)
  const full = Math.floor(content.length / 255)
  const lacing = Buffer.alloc(full + 1, 255).fill(content.length % 255, full)
  return join(head, Buffer.of(full + 1), lacing, content)
}
export const latin1 = (text: string) => Buffer.from(text, 'latin1')
export const theora = page(2, 1, latin1('\x80theora\x03\x02\x01'))
export const vorbis = page(2, 2, latin1('\x01vorbis\0\0\0\0\x02'))
export const comments = (text = '') => page(0, 1, latin1(`\x81theora\0\0\0\0${text}`))
export const ogg = (...more: Buffer[]) =>
  join(
    theora,
    vorbis,
    comments(),
    page(0, 2, Buffer.alloc(500, 7)),
    page(4, 1, Buffer.alloc(900, 7)),
    ...more,
  )
export const placedOgg = join(theora, comments(`location=${PLACE}`), page(4, 1, Buffer.alloc(90)))
