import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export const SCRIPT = '<script>alert(document.domain)</script>'
export const MARKS = ['<script', '<?php', 'Exif', 'GPS', 'http://ns.adobe.com', 'hidden-comment']

const pixels = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#446688' } })
const utf8 = (text: string) => Buffer.from(text)

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(8)
  out.writeUInt32BE(data.length)
  out.writeUInt32BE(crc32(body) >>> 0, 4)
  return Buffer.concat([out.subarray(0, 4), body, out.subarray(4)])
}

/** A tiny PNG that unpacks to the given size. */
export function pngBomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8)
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small JPEG whose header claims huge dimensions. */
export async function jpegBomb(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await pixels().jpeg({ progressive: false }).toBuffer())
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

/** The same as a GIF, for a logo. */
export async function gifBomb(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await pixels().gif().toBuffer())
  bytes.writeUInt16LE(side, 6)
  bytes.writeUInt16LE(side, 8)
  const image = bytes.indexOf(0x2c, 13 + 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1))
  bytes.writeUInt16LE(side, image + 5)
  bytes.writeUInt16LE(side, image + 7)
  return bytes
}

export interface Hostile {
  name: string
  type: string
  bytes: () => Buffer | Promise<Buffer>
  /** Whether the file is refused; otherwise its hidden data must be gone after processing. */
  refused: boolean
  logo?: boolean
}

const jpeg = 'image/jpeg'
const png = 'image/png'
const bad = (name: string, type: string, bytes: Hostile['bytes'], logo = false): Hostile => ({
  name,
  type,
  bytes,
  refused: true,
  logo,
})
const cleaned = (name: string, type: string, bytes: Hostile['bytes'], logo = false): Hostile => ({
  name,
  type,
  bytes,
  refused: false,
  logo,
})

const jpegBytes = () => pixels().jpeg().toBuffer()
const pngBytes = () => pixels().png().toBuffer()
const after = async (bytes: Promise<Buffer>, more: Buffer) => Buffer.concat([await bytes, more])
const svg = utf8(
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)">${SCRIPT}</svg>`,
)
const half = async (bytes: Promise<Buffer>) => {
  const whole = await bytes
  return whole.subarray(0, whole.length / 2)
}
const noise = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const inside = async (bytes: Promise<Buffer>, at: number, more: Buffer) => {
  const whole = await bytes
  return Buffer.concat([whole.subarray(0, at), more, whole.subarray(at)])
}
const segment = (marker: number, text: string) => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(text.length + 2, 2)
  return Buffer.concat([head, utf8(text)])
}

export const hostileFiles: Hostile[] = [
  bad('SVG by its own name', 'image/svg+xml', () => svg),
  bad('SVG called PNG', png, () => svg),
  bad('SVG called JPEG', jpeg, () => svg),
  bad('SVG as a logo', 'image/svg+xml', () => svg, true),
  bad('SVG called GIF, as a logo', 'image/gif', () => svg, true),
  bad('packed SVG called PNG', png, () => gzipSync(svg)),
  bad('HTML by its own name', 'text/html', () => utf8(SCRIPT)),
  bad('HTML called JPEG', jpeg, () => utf8(`<!doctype html>${SCRIPT}`.padEnd(400))),
  bad('HTML behind a JPEG signature', jpeg, () => Buffer.from([0xff, 0xd8, 0xff, ...utf8(SCRIPT)])),
  bad('HTML behind a PNG signature', png, () =>
    Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), utf8(SCRIPT)]),
  ),
  bad('script that is a GIF header', 'image/gif', () => utf8('GIF89a=alert(1)//'), true),
  bad('GIF called JPEG', jpeg, () => pixels().gif().toBuffer()),
  bad('AVIF called JPEG', jpeg, () => pixels().avif().toBuffer()),
  bad('TIFF called PNG', png, () => pixels().tiff().toBuffer()),
  bad('RIFF that is no WebP', 'image/webp', () => utf8('RIFF\x10\0\0\0WEBPVP8 junkjunkjunk')),
  bad('PDF called PNG', png, () => utf8('%PDF-1.7\n/JavaScript (app.alert(1))')),
  bad('ZIP called WebP', 'image/webp', () => utf8('PK\x03\x04rest')),
  bad('nothing but a signature', jpeg, () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  bad('one byte', png, () => Buffer.from([0x89])),
  bad('half a JPEG', jpeg, () => half(noise().jpeg().toBuffer())),
  bad('half a PNG', png, () => half(noise().png().toBuffer())),
  bad('half a WebP', 'image/webp', () => half(noise().webp().toBuffer())),
  bad('bomb of 20,000² as PNG', png, () => pngBomb(20_000)),
  bad('bomb of 20,000² as JPEG', jpeg, () => jpegBomb(20_000)),
  bad('bomb of 65,000² as JPEG', jpeg, () => jpegBomb(65_000)),
  bad('bomb of 20,000² as PNG, as a logo', png, () => pngBomb(20_000), true),
  bad('bomb of 20,000² as GIF, as a logo', 'image/gif', () => gifBomb(20_000), true),
  cleaned('PNG called JPEG', jpeg, pngBytes),
  cleaned('HTML after a JPEG', jpeg, () => after(jpegBytes(), utf8(SCRIPT))),
  cleaned('PHP after a PNG', png, () => after(pngBytes(), utf8('<?php system($_GET[0]);'))),
  cleaned('ZIP after a JPEG', jpeg, () => after(jpegBytes(), utf8('PK\x03\x04hidden-comment'))),
  cleaned('script in a JPEG comment', jpeg, () =>
    inside(jpegBytes(), 2, segment(0xfe, `hidden-comment*/=1;/*${SCRIPT}`)),
  ),
  cleaned('script in a PNG text', png, () =>
    inside(pngBytes(), 33, chunk('tEXt', utf8(`Comment\0hidden-comment${SCRIPT}`))),
  ),
  cleaned('script in XMP', jpeg, () =>
    inside(jpegBytes(), 2, segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SCRIPT}`)),
  ),
  cleaned(
    'HTML after a GIF, as a logo',
    'image/gif',
    () => after(pixels().gif().toBuffer(), utf8(SCRIPT)),
    true,
  ),
]

const gps = {
  IFD0: { Make: 'hidden-comment', Copyright: SCRIPT },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '54/1 54/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '1/1 23/1 0/1',
  },
}

/** How a camera stores an upright picture in each orientation: the inverse of the EXIF transform. */
const storedAs: ((image: Sharp) => Sharp)[] = [
  (image) => image,
  (image) => image.flop(),
  (image) => image.rotate(180),
  (image) => image.flip(),
  // Transposed: sharp mirrors before it rotates.
  (image) => image.rotate(270).flop(),
  (image) => image.rotate(270),
  (image) => image.rotate(90).flop(),
  (image) => image.rotate(90),
]

/** A wide picture with a red left half and a location, stored in EXIF orientation 1 to 8. */
export async function turnedPhoto(
  orientation: number,
  format: 'jpeg' | 'png' | 'webp',
): Promise<Buffer> {
  const red = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#e00000' } })
    .png()
    .toBuffer()
  const upright = await sharp({
    create: { width: 120, height: 80, channels: 3, background: '#0000e0' },
  })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
  const turn = storedAs[orientation - 1] ?? storedAs[0]
  const stored = await turn?.(sharp(upright)).png().toBuffer()
  return sharp(stored).withExif(gps).withMetadata({ orientation }).toFormat(format).toBuffer()
}
