import { extensionOf, fileProblem } from './limits'
import type { UploadPurpose } from './purpose'

const MB = 1024 * 1024
const words = (...given: Parameters<typeof fileProblem>) => fileProblem(...given)?.message
const file = (purpose: UploadPurpose, type: string, size = MB, name = 'file.x') => ({
  purpose,
  name,
  type,
  size,
})

test.each<[UploadPurpose, string]>([
  ['before', 'Please upload a valid image file for the before image'],
  ['after', 'Please upload a valid image file for the after image'],
  ['progress', 'Please upload a valid image file for the progress image'],
  ['replace', 'Please upload a valid image file'],
  ['video', 'Please upload a valid video file'],
])('a %s that is something else: %s', (purpose, message) => {
  for (const type of ['', 'text/html', 'image/svg+xml', 'image/gif', 'application/pdf']) {
    expect(words(file(purpose, type))).toBe(message)
  }
})

test.each<[UploadPurpose, number, string]>([
  ['before', 5, 'before image size should be less than 5MB'],
  ['after', 12, 'after image size should be less than 12MB'],
  ['progress', 5, 'progress image size should be less than 5MB'],
  ['replace', 5, 'Image size should be less than 5MB'],
])('a %s above %i MB: %s', (purpose, limit, message) => {
  expect(words(file(purpose, 'image/jpeg', limit * MB), limit)).toBeUndefined()
  expect(words(file(purpose, 'image/jpeg', limit * MB + 1), limit)).toBe(message)
})

test('a photo may have 5 MB when the profile sets no limit', () => {
  expect(words(file('before', 'image/png', 5 * MB + 1))).toMatch(/less than 5MB$/)
})

test('a video may have 100 MB, independent of the photo limit', () => {
  expect(words(file('video', 'video/mp4', 100 * MB), 1)).toBeUndefined()
  expect(words(file('video', 'video/mp4', 100 * MB + 1), 500)).toBe(
    'Video size should be less than 100MB',
  )
})

test.each([
  ['image/heic', 'IMG_1.HEIC'],
  ['image/heif', 'a.heif'],
  ['image/heic', 'IMG_1'],
  ['', 'IMG_1.HEIC'],
])('a HEIC photo (%s, %s) is told what to do', (type, name) => {
  expect(words(file('before', type, MB, name))).toMatch(/^HEIC photos .* save the photo as JPEG/)
})

test('the server takes no MOV: the browser makes it an MP4', () => {
  expect(words(file('video', 'video/quicktime', MB, 'IMG_1.MOV'))).toMatch(/valid video/)
})

test.each<[UploadPurpose, string]>([
  ['before', 'image/jpeg'],
  ['after', 'image/png'],
  ['progress', 'image/webp'],
  ['poster', 'image/jpeg'],
  ['video', 'video/mp4'],
  ['video', 'video/webm'],
  ['video', 'video/ogg'],
])('a %s may be %s', (purpose, type) => {
  expect(words(file(purpose, type))).toBeUndefined()
})

test('a file is judged by its type, not by a name like HEIC or MOV', () => {
  for (const name of ['a.heic.jpg', 'x.heiress']) {
    expect(words(file('before', 'image/jpeg', MB, name))).toBeUndefined()
  }
  expect(words(file('before', 'x-image/heic'))).toMatch(/valid image/)
  expect(words(file('video', 'video/mp4', MB, 'a.mov.mp4'))).toBeUndefined()
})

test('a logo may be a GIF, is limited to 5 MB and has its own messages', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif', 'image/webp']) {
    expect(words(file('logo', type, 5 * MB), 1)).toBeUndefined()
    expect(words(file('logo', type, 5 * MB + 1), 50)).toBe('Image size should be less than 5MB')
  }
  for (const type of ['', 'image/svg+xml', 'image/heic']) {
    expect(words(file('logo', type))).toBe('Please upload an image file')
  }
})

test('each accepted type has an extension, others have none', () => {
  const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
  expect([...types, 'video/mp4', 'video/webm', 'video/ogg', 'text/html'].map(extensionOf)).toEqual([
    'jpg',
    'png',
    'webp',
    'gif',
    'mp4',
    'webm',
    'ogg',
    undefined,
  ])
})

test.each<[UploadPurpose, string, number, string | undefined]>([
  ['before', 'image/jpeg', 5 * MB + 1, 'too-large'],
  ['video', 'video/mp4', 100 * MB + 1, 'too-large'],
  ['logo', 'image/png', 5 * MB + 1, 'too-large'],
  ['before', 'application/pdf', 5 * MB + 1, 'unusable'],
  ['before', 'image/jpeg', 0, 'unusable'],
  ['video', 'video/mp4', 0, 'unusable'],
  ['before', 'image/jpeg', 1, undefined],
])('a %s of type %s with %i bytes is %s', (purpose, type, size, code) => {
  expect(fileProblem(file(purpose, type, size))?.code).toBe(code)
})
