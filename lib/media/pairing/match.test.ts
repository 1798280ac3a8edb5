import sharp from 'sharp'
import { demoPhoto, handheldPhoto, pixelsOf } from '@/tests/unit/warped-photo'
import { featuresOf, type Pixels } from './features'
import { likenessOf } from './match'
import { loadOpenCv, type OpenCv, withHeld } from './opencv'

const NOTHING = { inliers: 0, homography: null }
let cv: OpenCv

beforeAll(async () => {
  cv = await loadOpenCv()
})

const likeness = (one: Pixels, other: Pixels) =>
  likenessOf(cv, featuresOf(cv, one), featuresOf(cv, other))

it('recognises the view in a photo taken later from another place', async () => {
  const { inliers } = likeness(
    await pixelsOf(demoPhoto('bay-window-before')),
    await pixelsOf(handheldPhoto('bay-window')),
  )
  expect(inliers).toBeGreaterThan(50)
})

it('a date stamp in the corner makes no two photos alike', async () => {
  const stamp = Buffer.from(
    `<svg width="800" height="530"><rect x="430" y="440" width="350" height="70" fill="black"/>
    <text x="440" y="495" font-size="60" fill="orange">02.03.2026</text></svg>`,
  )
  const stamped = async (name: string) => {
    const photo = sharp(demoPhoto(name))
      .resize(800)
      .composite([{ input: stamp }])
      .ensureAlpha()
    const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
    return { data, width: info.width, height: info.height }
  }
  expect(likeness(await stamped('front-door-before'), await stamped('shopfront-after'))).toEqual(
    NOTHING,
  )
})

it('a photo that shows nothing is like no other', async () => {
  const white = { data: new Uint8Array(400 * 300 * 4).fill(255), width: 400, height: 300 }
  const house = await pixelsOf(demoPhoto('hero'), 400)
  expect(likeness(white, white)).toEqual(NOTHING)
  expect(likeness(white, house)).toEqual(NOTHING)
  expect(likeness(house, white)).toEqual(NOTHING)
})

it('what OpenCV holds is deleted, after an error too', () => {
  const deleted: string[] = []
  const held = (name: string) => ({ delete: () => deleted.push(name) })
  const failing = () =>
    withHeld((keep) => {
      keep(held('picture'))
      keep(held('points'))
      throw new Error('Too large')
    })
  expect(failing).toThrow('Too large')
  expect(deleted).toEqual(['picture', 'points'])
})
