import fc from 'fast-check'
import sharp, { type Exif as ExifTags } from 'sharp'
import { readExif, withoutPosition } from './exif'

type Tags = NonNullable<ExifTags['IFD3']>

async function photo(gps: Tags): Promise<Blob> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  return new Blob([new Uint8Array(await plain.withExif({ IFD3: gps }).jpeg().toBuffer())])
}

const roker = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '54/1 55/1 1200/100',
  GPSLongitudeRef: 'W',
  GPSLongitude: '1/1 22/1 0/1',
}

it('reads where a photo was taken', async () => {
  const { position } = await readExif(await photo(roker))
  expect(position?.latitude).toBeCloseTo(54.92, 4)
  expect(position?.longitude).toBeCloseTo(-1.3667, 4)
})

it.each([
  ['without a hemisphere', { GPSLatitude: roker.GPSLatitude, GPSLongitude: roker.GPSLongitude }],
  ['without a longitude', { ...roker, GPSLongitude: '0/0 0/0 0/0' }],
])('no position %s', async (_, gps) => {
  expect((await readExif(await photo(gps))).position).toBeUndefined()
})

it('takes the position out of a photo, and nothing else', async () => {
  const dated = { IFD2: { DateTimeOriginal: '2026:03:02 12:00:00' }, IFD3: roker }
  const jpeg = await sharp(Buffer.from(await (await photo(roker)).arrayBuffer()))
    .withExif(dated)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const file = new File([new Uint8Array(jpeg)], 'a.jpg', { type: 'image/jpeg', lastModified: 5 })
  expect((await readExif(file)).position).toBeDefined()
  const sent = await withoutPosition(file)
  expect(await readExif(sent)).toEqual({ date: ['2026-03-02', '12:00:00'], position: undefined })
  expect(sent).toMatchObject({
    name: 'a.jpg',
    type: 'image/jpeg',
    lastModified: 5,
    size: file.size,
  })
  const bytes = Buffer.from(await sent.arrayBuffer())
  // 54 degrees, 55 minutes.
  expect(bytes.includes(Buffer.from([54, 0, 0, 0, 1, 0, 0, 0, 55]))).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, width: 8 })
  expect(await withoutPosition(sent)).toBeDefined()
})

it('leaves a photo without a position as it is', async () => {
  const file = new File(['no photo'], 'a.jpg')
  expect(await withoutPosition(file)).toBe(file)
})

it('survives a photo cut short or changed anywhere', async () => {
  const whole = new Uint8Array(await (await photo(roker)).arrayBuffer())
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length),
      fc.nat(whole.length - 1),
      fc.nat(255),
      async (length, at, byte) => {
        const bytes = whole.slice(0, length)
        if (at < length) bytes[at] = byte
        const file = new File([bytes], 'a.jpg')
        const { position } = await readExif(file)
        expect((await withoutPosition(file)).size).toBe(length)
        if (position) expect(Math.abs(position.latitude)).toBeLessThanOrEqual(180)
      },
    ),
  )
})
