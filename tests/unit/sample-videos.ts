import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'

/** Small videos for tests: real containers around packets that no decoder is asked to read. */

/** A place, as phones write it. */
export const PLACE = '+54.5741-001.2350/'

const formats = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  /** Its index at the end, as phones write it: what is put into that moves no sample. */
  recorded: () => new Mp4OutputFormat({ fastStart: false }),
  fragmented: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  mov: () => new MovOutputFormat({ fastStart: false }),
  webm: () => new WebMOutputFormat(),
} satisfies Record<string, () => OutputFormat>

/** Sequence and picture parameters of a small H.264 film. */
const AVC_CONFIG = Buffer.from(
  '0142c00affe100196742c00ad901e08feb011000000300100000030320f142996001000568cb83cb20',
  'hex',
)
const HEVC_CONFIG = Buffer.from('0101600000009000000000005df000fcfdf8f800000f00', 'hex')
const codecStrings: Partial<Record<VideoCodec, string>> = {
  avc: 'avc1.42c00a',
  hevc: 'hvc1.1.6.L93.B0',
}

interface VideoOptions {
  codec?: VideoCodec
  /** In every text that the container has room for. */
  told?: string
  packets?: number
  isSilent?: boolean
  size?: { codedWidth: number; codedHeight: number }
}

const SMALL = { codedWidth: 320, codedHeight: 240 }

/** Ten packets of pictures at ten a second, turned upright by a quarter, and the sound to it. */
export async function videoOf(
  as: keyof typeof formats,
  {
    codec = as === 'webm' ? 'vp8' : 'avc',
    told,
    packets = 10,
    isSilent,
    size = SMALL,
  }: VideoOptions = {},
): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: formats[as](), target })
  const [pictures, sound] = [
    new EncodedVideoPacketSource(codec),
    new EncodedAudioPacketSource('opus'),
  ]
  output.addVideoTrack(pictures, { rotation: as === 'webm' ? 0 : 90, name: told })
  if (!isSilent) output.addAudioTrack(sound, { name: told })
  if (told) output.setMetadataTags({ title: told, comment: told, date: new Date(0) })
  await output.start()
  const description = { avc: AVC_CONFIG, hevc: HEVC_CONFIG }[codec as string]
  const decoderConfig = { codec: codecStrings[codec] ?? codec, description, ...size }
  for (let n = 0; n < packets; n++) {
    const data = new Uint8Array(300).fill(n + 1)
    const packet = new EncodedPacket(data, n % 5 ? 'delta' : 'key', n / 10, 0.1)
    await pictures.add(packet, { decoderConfig })
    const heard = new EncodedPacket(new Uint8Array(40).fill(n + 100), 'key', n / 10, 0.1)
    const config = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 }
    if (!isSilent) await sound.add(heard, { decoderConfig: config })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer())
}

const utf8 = (text: string) => Buffer.from(text)
const join = (...parts: Buffer[]) => Buffer.concat(parts)

export function box(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return join(head, body)
}

/** Puts a box last into the one at `path`, which it makes longer, and those around it. */
function insert(film: Buffer, path: readonly string[], inside: Buffer): Buffer {
  const longer = Buffer.from(film)
  let [from, end] = [0, film.length]
  for (const type of path) {
    const at = longer.indexOf(type, from, 'latin1') - 4
    end = at + longer.readUInt32BE(at)
    longer.writeUInt32BE(longer.readUInt32BE(at) + inside.length, at)
    from = at + 8
  }
  return join(longer.subarray(0, end), inside, longer.subarray(end))
}

const place = utf8(`\0\x12\x15\xc7${PLACE}`)
const xyz = box('udta', box('\xa9xyz', place))
const xmp = box('uuid', utf8(`\xbe\x7a\xcf\xcb\x97\xa9<x:xmpmeta>exif:GPSLatitude="${PLACE}"`))
const TABLE = ['moov', 'trak', 'mdia', 'minf', 'stbl']

/** Where videos are known to hide a place, a name or a date. */
export const placed: Record<string, () => Promise<Buffer>> = {
  'tags and track names of an MP4': () => videoOf('mp4', { told: PLACE }),
  'tags and track names of a MOV': () => videoOf('mov', { told: PLACE }),
  'tags and track names of a WebM': () => videoOf('webm', { told: PLACE }),
  'moov/udta/©xyz': async () => insert(await videoOf('recorded'), ['moov'], xyz),
  'moov/meta': async () =>
    insert(await videoOf('recorded'), ['moov'], box('meta', box('ilst', place))),
  'moov/uuid': async () => insert(await videoOf('recorded'), ['moov'], xmp),
  'trak/udta': async () => insert(await videoOf('recorded'), ['moov', 'trak'], xyz),
  'stsd/avc1/uuid': async () => insert(await videoOf('recorded'), [...TABLE, 'stsd', 'avc1'], xmp),
  'the name of a handler': async () => {
    const film = await videoOf('mp4')
    film.write(PLACE, film.indexOf('MediabunnyVideo'), 'latin1')
    return film
  },
  'a track of positions': async () =>
    insert(await videoOf('recorded'), ['moov'], box('trak', box('mdia', box('hdlr', place)))),
  'an mdat of its own': async () => join(await videoOf('mp4'), box('mdat', place)),
  'a box behind the film': async () => join(await videoOf('mp4'), xmp, box('free', place)),
  'bytes behind the film': async () => join(await videoOf('mp4'), utf8(PLACE)),
  'bytes behind a WebM': async () => join(await videoOf('webm'), utf8(PLACE)),
  'the comments of an Ogg': async () => ogg(PLACE),
}

/** An Ogg page; its flags mark the first page of a stream. An open one's packet goes on in the next. */
export function page(flags: number, serial: number, content: Buffer, isOpen = false): Buffer {
  const head = Buffer.alloc(26)
  head.write('OggS')
  head[5] = flags
  head.writeUInt32LE(serial, 14)
  const full = Math.floor(content.length / 255)
  const closed = Buffer.alloc(full + 1, 255).fill(content.length % 255, full)
  const lacing = isOpen ? closed.subarray(0, full) : closed
  return join(head, Buffer.of(lacing.length), lacing, content)
}

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
export const oggStart = page(2, 1, latin1('\x80theora\x03\x02\x01'))
const vorbis = page(2, 2, latin1('\x01vorbis\0\0\0\0\x02'))

/** One comment, in the way of Theora and Vorbis. */
function comments(prefix: string, text: string, framing = ''): Buffer {
  const [vendor, comment] = [latin1('Xiph'), latin1(`location=${text}`)]
  const counted = [uint32(vendor.length), vendor, uint32(1), uint32(comment.length), comment]
  return join(latin1(prefix), ...counted, latin1(framing))
}

/** A film and its sound; comments of more than 255 bytes go over two pages. */
export function ogg(told = 'Redcar'): Buffer {
  const about = comments('\x81theora', told)
  const isLong = about.length > 255
  return join(
    oggStart,
    vorbis,
    ...(isLong ? [page(0, 1, about.subarray(0, 255), true)] : []),
    page(0, 1, about.subarray(isLong ? 255 : 0)),
    page(0, 2, comments('\x03vorbis', told, '\x01')),
    page(0, 2, Buffer.alloc(500, 7)),
    page(4, 1, Buffer.alloc(900, 7)),
  )
}
