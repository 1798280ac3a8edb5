/** @jest-environment jsdom */

import { withoutPosition } from '@/lib/media/pairing/exif'
import { shrinkImage } from '@/lib/media/shrink-image'
import { HEIC_PHOTO } from '@/lib/media/words'
import { photo } from '@/tests/unit/fake-uploads'
import { mustPrepare, preparePhoto } from './prepare-photo'

jest.mock('@/lib/media/shrink-image')
jest.mock('@/lib/media/pairing/exif')
jest.mock('../transport')
jest.mock('../video-poster')
jest.mock('@/lib/media/actions', () => ({}))

const MB = 1024 * 1024
const jpeg = (bytes: number) => photo('bay.jpg', bytes)
const heic = (bytes = MB) => photo('IMG_1.HEIC', bytes, '')
const made = photo('made.jpg', 500_000)
const circumstances = (more = {}) => ({
  purpose: 'before' as const,
  limitMB: 5,
  isSlow: false,
  ...more,
})

beforeEach(() => {
  jest.mocked(shrinkImage).mockReset().mockResolvedValue(made)
  jest
    .mocked(withoutPosition)
    .mockReset()
    .mockImplementation(async (file) => file)
})

test.each([
  ['goes as it is', jpeg(4 * MB), false, null, undefined],
  ['on a slow line goes smaller', jpeg(4 * MB), true, 'slow', [5, undefined]],
  ['that is small already goes as it is', jpeg(300_000), true, null, undefined],
  ['above the limit goes smaller', jpeg(6 * MB), false, 'too-large', [5, undefined]],
  ['of an iPhone becomes a JPEG', heic(), false, null, [5, [4096, 2048, 1280]]],
  ['of an iPhone on a slow line becomes a small one', heic(), true, 'slow', [5, undefined]],
])('a photo %s', async (_, file, isSlow, smaller, options) => {
  const sent = await preparePhoto(file, circumstances({ isSlow }))
  expect(sent).toEqual({ file: options ? made : file, smaller, isForSlow: isSlow })
  expect(shrinkImage).toHaveBeenCalledTimes(options ? 1 : 0)
  if (options) expect(shrinkImage).toHaveBeenCalledWith(file, ...options)
  expect(mustPrepare(file, circumstances({ isSlow }))).toBe(options !== undefined)
})

test('one that goes as it is does not say where it was taken', async () => {
  const silent = jpeg(1000)
  jest.mocked(withoutPosition).mockResolvedValue(silent)
  expect((await preparePhoto(jpeg(4 * MB), circumstances())).file).toBe(silent)
  const kept = await preparePhoto(jpeg(400_000), circumstances({ isSlow: true }))
  expect(kept.file).toBe(silent)
})

test('one that does not get smaller goes as it is', async () => {
  const file = jpeg(400_000)
  const sent = await preparePhoto(file, circumstances({ isSlow: true }))
  expect(sent).toMatchObject({ file, smaller: null })
})

describe('where the browser cannot read it', () => {
  beforeEach(() => jest.mocked(shrinkImage).mockRejectedValue(new Error('no')))

  test('a HEIC is told what to do', async () => {
    const refused = preparePhoto(heic(), circumstances())
    await expect(refused).rejects.toMatchObject({ code: 'rejected', reason: HEIC_PHOTO })
  })

  test('one above the limit is refused', async () => {
    await expect(preparePhoto(jpeg(6 * MB), circumstances())).rejects.toMatchObject({
      code: 'rejected',
      reason: 'before image size should be less than 5MB',
    })
  })

  test('one on a slow line goes as it is', async () => {
    const file = jpeg(4 * MB)
    const sent = await preparePhoto(file, circumstances({ isSlow: true }))
    expect(sent).toMatchObject({ file, smaller: null })
  })
})
