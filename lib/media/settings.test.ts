import { imageSettingsFor, rawLimitOf } from './settings'

const saved = {
  projectImages: { maxSizeMB: 2, maxWidthOrHeight: 1600, quality: 0.7 },
  logoImages: { maxSizeMB: 1, maxWidthOrHeight: 512, quality: 0.9 },
  rawUploadLimit: 12,
}

test.each(['before', 'after', 'progress', 'poster'] as const)(
  'a %s is compressed above 3 MB to 2048 px at 0.85 where nothing is saved',
  (purpose) => {
    expect(imageSettingsFor(purpose, null)).toEqual({
      maxSizeMB: 3,
      maxWidthOrHeight: 2048,
      quality: 0.85,
    })
  },
)

test('a replacement is compressed above 1 MB to 1920 px at 0.8 where nothing is saved', () => {
  expect(imageSettingsFor('replace', null)).toEqual({
    maxSizeMB: 1,
    maxWidthOrHeight: 1920,
    quality: 0.8,
  })
})

test('saved settings win, whatever the picture is for', () => {
  for (const purpose of ['before', 'replace'] as const) {
    expect(imageSettingsFor(purpose, saved)).toEqual(saved.projectImages)
  }
})

test('a logo has settings of its own, saved or not', () => {
  expect(imageSettingsFor('logo', saved)).toEqual(saved.logoImages)
  expect(imageSettingsFor('logo', null)).toEqual({
    maxSizeMB: 1,
    maxWidthOrHeight: 1024,
    quality: 0.95,
  })
})

test('the raw limit is the saved one, else 5 MB', () => {
  expect([rawLimitOf(saved), rawLimitOf(null)]).toEqual([12, 5])
})
