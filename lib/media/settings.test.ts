import { compressionSettings, imageSettingsFor } from './settings'

const saved = {
  projectImages: { maxSizeMB: 2, maxWidthOrHeight: 1600, quality: 0.7 },
  logoImages: { maxSizeMB: 1, maxWidthOrHeight: 512, quality: 0.9 },
  rawUploadLimit: 12,
}

test.each(['before', 'after', 'progress'] as const)(
  'a %s is compressed above 3 MB to 2048 px at 0.85 where nothing is saved',
  (purpose) => {
    expect(imageSettingsFor(purpose, null)).toEqual({
      maxSizeMB: 3,
      maxWidthOrHeight: 2048,
      quality: 0.85,
    })
  },
)

test('a replacement is compressed above 1 MB to 1920 px at 0.8 by default', () => {
  expect(imageSettingsFor('replace', null)).toEqual({
    maxSizeMB: 1,
    maxWidthOrHeight: 1920,
    quality: 0.8,
  })
})

test('saved settings win for every purpose', () => {
  for (const purpose of ['before', 'replace'] as const) {
    expect(imageSettingsFor(purpose, saved)).toEqual(saved.projectImages)
  }
})

test('a logo always has its own settings', () => {
  expect(imageSettingsFor('logo', saved)).toEqual(saved.logoImages)
  expect(imageSettingsFor('logo', null)).toEqual({
    maxSizeMB: 1,
    maxWidthOrHeight: 1024,
    quality: 0.95,
  })
})

test('a poster has no defaults here, only saved settings', () => {
  expect(imageSettingsFor('poster', null)).toEqual({})
  expect(imageSettingsFor('poster', saved)).toEqual(saved.projectImages)
})

test('a partly saved setting falls back to the defaults of its purpose', () => {
  const partly = { projectImages: { quality: 0.5 }, logoImages: { maxSizeMB: 2 } }
  expect(imageSettingsFor('after', partly)).toEqual({
    maxSizeMB: 3,
    maxWidthOrHeight: 2048,
    quality: 0.5,
  })
  expect(imageSettingsFor('replace', partly)).toEqual({
    maxSizeMB: 1,
    maxWidthOrHeight: 1920,
    quality: 0.5,
  })
  expect(imageSettingsFor('logo', partly)).toEqual({
    maxSizeMB: 2,
    maxWidthOrHeight: 1024,
    quality: 0.95,
  })
  expect(compressionSettings({ rawUploadLimit: 7 })).toEqual({
    ...compressionSettings(null),
    rawUploadLimit: 7,
  })
})

test('saved settings are complete; the raw limit defaults to 5 MB', () => {
  expect(compressionSettings(saved)).toEqual(saved)
  expect(compressionSettings(null).rawUploadLimit).toBe(5)
})
