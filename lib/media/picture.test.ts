import { PICTURE_COLUMNS, pictureOf, publicFileUrl } from './picture'

jest.mock('@/lib/env', () => jest.requireActual('@/tests/unit/fake-backend').fakeEnv)

const row = {
  bucket: 'project-images',
  path: 'o/p/a b#1.jpg',
  caption: ' Bay ',
  width: 640,
  height: 480,
  colour: '#445566',
  formats: 'avif webp',
  comparison_start: null,
}

test('a stored picture’s URL is built from bucket and path', () => {
  expect(publicFileUrl(row.bucket, row.path)).toBe(
    'http://backend.test/storage/v1/object/public/project-images/o/p/a%20b%231.jpg',
  )
  expect(pictureOf(row, 'A window')).toEqual({
    src: publicFileUrl(row.bucket, row.path),
    alt: 'Bay',
    width: 640,
    height: 480,
    colour: '#445566',
    formats: ['avif', 'webp'],
  })
  expect(pictureOf({ ...row, comparison_start: 20 }, '')).toHaveProperty('start', 20)
  expect(PICTURE_COLUMNS.split(', ')).toEqual(Object.keys(row))
})

test('missing columns get defaults', () => {
  const bare = { ...row, caption: ' ', width: null, height: 480, colour: null, formats: null }
  expect(pictureOf(bare, 'A window')).toMatchObject({ alt: 'A window', width: 1600, height: 1067 })
  expect(pictureOf(bare, 'A window').colour).toBeUndefined()
})
