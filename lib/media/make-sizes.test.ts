/** @jest-environment node */
import { join } from 'node:path'
import sharp from 'sharp'
import { makeSizes } from './make-sizes'

const file = join(process.cwd(), 'tools/demo/photos/front-door-after.jpg')
const photo = () => sharp(file).resize(500).jpeg().toBuffer()

it('makes each width in each format, none larger than the picture', async () => {
  const { sizes, formats, colour } = await makeSizes(await photo())
  expect(formats).toEqual(['avif', 'webp'])
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  const found = await Promise.all(
    sizes.map(async ({ width, format, data }) => {
      const { width: real, format: kind } = await sharp(data).metadata()
      return [width, format, real, kind]
    }),
  )
  expect(found).toEqual([
    [256, 'avif', 256, 'heif'],
    [256, 'webp', 256, 'webp'],
    [390, 'avif', 390, 'heif'],
    [390, 'webp', 390, 'webp'],
    [640, 'avif', 500, 'heif'],
    [640, 'webp', 500, 'webp'],
  ])
})

it.each(['site', 'upload'] as const)(
  'of a %s: fewer bytes in a width that phones wait for than in one that they do not',
  async (of) => {
    // Both make the same pixels of so small a picture.
    const bytesAt = async (width: number) =>
      (await makeSizes(await photo(), { of, widths: [width] })).sizes.map(({ data }) => data.length)
    const [phone, laptop] = [await bytesAt(640), await bytesAt(1440)]
    expect(laptop.every((bytes, at) => bytes > (phone[at] ?? 0))).toBe(true)
  },
)

it('leaves AVIF out where it saves next to nothing', async () => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background: '#886644' } })
  const { sizes, formats, colour } = await makeSizes(await plain.png().toBuffer())
  expect([formats, colour]).toEqual([['webp'], '#886848'])
  expect(sizes.map(({ format }) => format)).toEqual(['webp', 'webp'])
})

it('keeps transparency, which no colour may stand in for', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0.5 }
  const mark = sharp({ create: { width: 400, height: 300, channels: 4, background } })
  const { sizes, colour } = await makeSizes(await mark.png().toBuffer(), {
    widths: [256],
    formats: ['webp'],
  })
  expect(colour).toBeNull()
  expect(sizes).toHaveLength(1)
  const { width, hasAlpha } = await sharp(sizes[0]?.data).metadata()
  expect([width, hasAlpha]).toEqual([256, true])
})
