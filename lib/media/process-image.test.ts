/** @jest-environment node */
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { ImageError, type ImageErrorCode, processImage, sniffImage } from './process-image.ts'

// Generous for a busy machine.
jest.setTimeout(60_000)

const settings = { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 }
const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '54/1 54/1 0/1' } }

/** Red left, blue right, the upper half darker: every rotation and mirroring shows. */
function quarters(width = 64, height = 32): Promise<Buffer> {
  const colours = [
    [120, 0, 0],
    [0, 0, 120],
    [255, 0, 0],
    [0, 0, 255],
  ]
  const pixels = Buffer.alloc(width * height * 3)
  for (let index = 0; index < width * height; index++) {
    const right = index % width >= width / 2 ? 1 : 0
    const lower = index >= (width * height) / 2 ? 2 : 0
    pixels.set(colours[right + lower] ?? [], index * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

/** Incompressible, so that the encoder's settings decide the size. */
function noise(width: number, height: number, channels: 3 | 4 = 3) {
  const pixels = Buffer.alloc(width * height * channels)
  let seed = 1
  for (let index = 0; index < pixels.length; index++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0
    pixels[index] = seed >> 16
  }
  return sharp(pixels, { raw: { width, height, channels } })
}

async function corners(data: Buffer) {
  const { data: raw, info } = await sharp(data).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const offset = (y * info.width + x) * info.channels
    const [red = 0, , blue = 0] = raw.subarray(offset, offset + 3)
    return `${red > blue ? 'red' : 'blue'}${Math.max(red, blue) < 190 ? ' dark' : ''}`
  }
  const [right, bottom] = [info.width - 3, info.height - 3]
  return [at(2, 2), at(right, 2), at(2, bottom), at(right, bottom)]
}

async function refusal(input: Uint8Array, options = {}): Promise<ImageErrorCode | undefined> {
  const error = await processImage(input, settings, options).catch((reason: unknown) => reason)
  return error instanceof ImageError ? error.code : undefined
}

// How a camera stores an upright picture in each orientation: the inverse of the EXIF transform.
const storedAs: Record<number, (image: Sharp) => Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  // Transposed: sharp mirrors before it rotates.
  5: (image) => image.rotate(270).flop(),
  6: (image) => image.rotate(270),
  7: (image) => image.rotate(90).flop(),
  8: (image) => image.rotate(90),
}

describe.each(Object.keys(storedAs).map(Number))('EXIF orientation %i', (orientation) => {
  it('is turned upright and loses all metadata', async () => {
    const turned = await storedAs[orientation]?.(sharp(await quarters()))
      .png()
      .toBuffer()
    const photo = await sharp(turned)
      .withExif(gps)
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect((await sharp(photo).metadata()).orientation).toBe(orientation)

    const result = await processImage(photo, settings)
    expect(await corners(result.data)).toEqual(['red dark', 'blue dark', 'red', 'blue'])
    expect([result.width, result.height]).toEqual([64, 32])
    const { exif, icc, xmp, iptc, orientation: left } = await sharp(result.data).metadata()
    expect({ exif, icc, xmp, iptc, left }).toEqual({})
    expect(result.data.includes('Exif')).toBe(false)
  })
})

it('keeps size and format of a small picture', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const result = await processImage(await noise(2400, 30).toFormat(format).toBuffer(), settings)
    expect(sniffImage(result.data)).toBe(format)
    expect([result.contentType, result.width]).toEqual([`image/${format}`, 2400])
  }
})

it('compresses a large picture until it fits, without enlarging', async () => {
  const photo = await noise(1200, 900).jpeg({ quality: 98 }).toBuffer()
  const result = await processImage(photo, { ...settings, maxSizeMB: 0.2 })
  expect(result.data.byteLength).toBeLessThanOrEqual(0.2 * 1024 * 1024)
  const narrow = await processImage(photo, { ...settings, maxSizeMB: 0.8, maxWidthOrHeight: 600 })
  expect([narrow.width, narrow.height]).toEqual([600, 450])
})

it('compresses above 2 MB to 2048 px at 0.85 by default', async () => {
  const photo = await noise(2600, 700).jpeg({ quality: 99 }).toBuffer()
  expect(photo.byteLength).toBeGreaterThan(2 * 1024 * 1024)
  const { data, width } = await processImage(photo)
  expect(width).toBe(2048)
  const library = { maxSizeMB: 2, maxWidthOrHeight: 2048, quality: 0.85 }
  expect(data.equals((await processImage(photo, library)).data)).toBe(true)
  // Each setting may be given alone.
  const poorer = await processImage(photo, { quality: 0.5 })
  expect(poorer.data.byteLength).toBeLessThan(data.byteLength)
  expect((await processImage(photo, { maxSizeMB: 3 })).width).toBe(2600)
})

it('turns a PNG that stays too big into JPEG, or WebP if transparent', async () => {
  const limit = { ...settings, maxSizeMB: 0.1 }
  expect((await processImage(await noise(400, 400).png().toBuffer(), limit)).ext).toBe('jpg')
  expect((await processImage(await noise(400, 400, 4).png().toBuffer(), limit)).ext).toBe('webp')
})

it('keeps transparency in a PNG', async () => {
  const pane = { width: 40, height: 30, channels: 4, background: '#3388cc80' } as const
  const { data, ext } = await processImage(await sharp({ create: pane }).png().toBuffer(), settings)
  expect(ext).toBe('png')
  const { channels } = await sharp(data).stats()
  expect(channels[3]?.mean).toBeCloseTo(128, 0)
})

it('converts CMYK to RGB', async () => {
  const red = { width: 60, height: 40, channels: 3, background: '#e02020' } as const
  const print = await sharp({ create: red }).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(print).metadata()).space).toBe('cmyk')
  const { data } = await processImage(print, settings)
  expect(await sharp(data).metadata()).toMatchObject({ space: 'srgb', channels: 3, format: 'jpeg' })
  const [r, g, b] = (await sharp(data).stats()).channels.map(({ mean }) => mean)
  expect(r).toBeGreaterThan(150)
  expect(Math.max(g ?? 255, b ?? 255)).toBeLessThan(90)
})

it('keeps the first frame of an animated WebP', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = [await frame('#ff0000'), await frame('#0000ff')]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { data, width, height } = await processImage(moving, settings)
  expect([width, height]).toEqual([20, 20])
  expect((await sharp(data).metadata()).pages ?? 1).toBe(1)
  expect(await corners(data)).toContain('red')
})

it('accepts a GIF only where allowed, as PNG', async () => {
  const gif = await sharp(await quarters())
    .gif()
    .toBuffer()
  expect(await refusal(gif)).toBe('not-an-image')
  expect((await processImage(gif, settings, { allowGif: true })).contentType).toBe('image/png')
})

it('refuses a file that does not decode, by any name', async () => {
  const photo = await noise(300, 300).jpeg().toBuffer()
  const png = await noise(300, 300).png().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html></html>')])
  for (const bytes of [
    Buffer.alloc(0),
    svg,
    Buffer.from('<!doctype html><title>photo.jpg</title>'),
    disguised,
    await sharp(photo).avif().toBuffer(),
    photo.subarray(0, photo.length / 2),
    png.subarray(0, png.length / 2),
  ]) {
    expect(await refusal(bytes)).toBe('not-an-image')
  }
})

it('drops data hidden after the picture', async () => {
  const photo = Buffer.concat([
    await noise(50, 50).jpeg().toBuffer(),
    Buffer.from('<script>1</script>'),
  ])
  expect((await processImage(photo, settings)).data.includes('<script>')).toBe(false)
})

it('refuses a pixel bomb from its header', async () => {
  const bomb = await sharp(Buffer.alloc(3), { raw: { width: 1, height: 1, channels: 3 } })
    .png()
    .toBuffer()
  // Width, height and checksum in the header of a PNG.
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  expect(await refusal(bomb)).toBe('too-many-pixels')
})

it('stops at the deadline', async () => {
  const photo = await noise(600, 600).jpeg().toBuffer()
  expect(await refusal(photo, { timeoutSeconds: 0 })).toBe('timeout')
})
