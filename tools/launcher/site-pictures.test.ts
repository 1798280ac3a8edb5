/** @jest-environment node */
import { join } from 'node:path'
import sharp from 'sharp'
import { pictures } from '@/lib/content/pictures'
import { makeSizes } from '@/lib/media/make-sizes'

it.each(Object.values(pictures))('what is said of $src is so', async (picture) => {
  const image = sharp(join(process.cwd(), 'public', picture.src))
  const { width, height } = await image.metadata()
  expect([width, height]).toEqual([picture.width, picture.height])
  const { colour } = await makeSizes(await image.toBuffer(), { widths: [256], formats: ['webp'] })
  expect(colour).toBe(picture.colour)
})
