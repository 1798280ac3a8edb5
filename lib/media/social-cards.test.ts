import sharp from 'sharp'
import { drawSocialCard, socialCardPath } from './social-cards'

const plain = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

test('a card is a JPEG of 1200 × 630, before on the left and after on the right', async () => {
  const card = await drawSocialCard(
    await plain('#ff0000', 1600, 1067),
    await plain('#0000ff', 600, 900),
  )
  const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true })
  expect((await sharp(card).metadata()).format).toBe('jpeg')
  expect([info.width, info.height]).toEqual([1200, 630])
  const at = (x: number) => {
    const start = (315 * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => (value > 128 ? 1 : 0))
  }
  expect([at(20), at(580), at(600), at(620), at(1180)]).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [1, 1, 1],
    [0, 0, 1],
    [0, 0, 1],
  ])
})

test('it lies beside its pair, and another pair has another card', () => {
  const card = socialCardPath('o/p/1-a.jpg', 'o/p/2-b.jpg')
  expect(card).toMatch(/^o\/p\/card-[0-9a-f]{16}\.jpg$/)
  expect(socialCardPath('o/p/1-a.jpg', 'o/p/2-b.jpg')).toBe(card)
  expect(socialCardPath('o/p/3-c.jpg', 'o/p/2-b.jpg')).not.toBe(card)
})
