/** @jest-environment jsdom */
import { shrinkImage } from './shrink-image'

const KB = 1024
const photo = new File(['x'], 'roof.png', { type: 'image/png', lastModified: 7 })
const close = jest.fn()
/** What was tried: longest side and quality. */
let tried: [number, number | undefined][]

/** @param weigh bytes of the JPEG that a canvas makes */
function browserThatMakes(weigh: (side: number, quality: number) => number) {
  tried = []
  close.mockClear()
  globalThis.createImageBitmap = jest.fn(async () => ({
    width: 4000,
    height: 6000,
    close,
  })) as never
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect() {}, drawImage() {} } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    give,
    _type,
    quality,
  ) {
    const side = Math.max(this.width, this.height)
    tried.push([side, quality])
    give(new Blob([new Uint8Array(weigh(side, quality ?? 1))], { type: 'image/jpeg' }))
  })
}
afterEach(() => jest.restoreAllMocks())

test('is at most 2048 px long and keeps its name', async () => {
  browserThatMakes(() => 700 * KB)
  const { name, type, size, lastModified } = await shrinkImage(photo, 1)
  expect({ name, type, size, lastModified }).toEqual({
    name: 'roof.png',
    type: 'image/jpeg',
    size: 700 * KB,
    lastModified: 7,
  })
  expect(tried).toEqual([[2048, 0.8]])
  expect(close).toHaveBeenCalled()
})

test('gives up quality before size, until it is small enough', async () => {
  browserThatMakes((side, quality) =>
    side === 2048 ? 1100 * KB : quality > 0.75 ? 1050 * KB : 900 * KB,
  )
  expect((await shrinkImage(photo, 1)).size).toBe(900 * KB)
  expect(tried).toEqual([
    [2048, 0.8],
    [2048, 0.7],
    [2048, 0.6],
    [2048, 0.5],
    [1600, 0.8],
    [1600, 0.7],
  ])
})

test('a HEIC becomes a JPEG by name too, and may be larger', async () => {
  browserThatMakes(() => 700 * KB)
  const heic = new File(['x'], 'IMG_1.HEIC', { type: 'image/heic' })
  const { name, type } = await shrinkImage(heic, 1, [4096, 2048])
  expect([name, type, tried]).toEqual(['IMG_1.jpg', 'image/jpeg', [[4096, 0.8]]])
})

test('what cannot be made small enough is no photo', async () => {
  browserThatMakes(() => 2000 * KB)
  await expect(shrinkImage(photo, 1)).rejects.toThrow()
  expect(close).toHaveBeenCalled()
})
