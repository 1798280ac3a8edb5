/** @jest-environment jsdom */
import { drawPoster } from './video-poster'

const film = new File(['x'], 'Bay window.mov', { type: 'video/quicktime' })
/** Sizes of the canvases drawn, and the times they were drawn at. */
let drawn: { width: number; height: number; at: number }[]

/** A browser that plays a film of that size, or none. */
function browserThatPlays(size: { width: number; height: number } | null) {
  drawn = []
  let at = 0
  URL.createObjectURL = () => 'blob:film'
  URL.revokeObjectURL = () => {}
  const video = HTMLVideoElement.prototype
  const set = (name: string, of: PropertyDescriptor) =>
    Object.defineProperty(video, name, { configurable: true, ...of })
  set('videoWidth', { value: size?.width ?? 0 })
  set('videoHeight', { value: size?.height ?? 0 })
  set('duration', { value: 20 })
  set('currentTime', {
    set(this: HTMLVideoElement, seconds: number) {
      at = seconds
      queueMicrotask(() => this.onseeked?.(new Event('seeked')))
    },
  })
  jest.spyOn(video, 'load').mockImplementation(function load(this: HTMLVideoElement) {
    if (!this.src) return
    queueMicrotask(() =>
      size ? this.onloadeddata?.(new Event('loadeddata')) : this.onerror?.(new Event('error')),
    )
  })
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue({ fillRect() {}, drawImage() {} } as never)
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    give,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height, at })
    give(new Blob(['still'], { type }))
  })
}
afterEach(() => jest.restoreAllMocks())

// A <video> takes one address for its poster, so the one size must do for a phone and a desktop.
test.each([
  ['4K', { width: 3840, height: 2160 }, { width: 828, height: 466 }],
  ['an upright film', { width: 1080, height: 1920 }, { width: 466, height: 828 }],
  ['a small film', { width: 320, height: 240 }, { width: 320, height: 240 }],
])('of %s the still is at most 828 px long, a second in', async (_, size, still) => {
  browserThatPlays(size)
  const file = await drawPoster(film)
  expect([file?.name, file?.type]).toEqual(['Bay window.jpg', 'image/jpeg'])
  expect(drawn).toEqual([{ ...still, at: 1 }])
})

test('there is none where the browser does not play the film', async () => {
  browserThatPlays(null)
  expect(await drawPoster(film)).toBeNull()
})
