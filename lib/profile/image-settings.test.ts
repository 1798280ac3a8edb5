import { compressionSettings } from '@/lib/media/settings'
import {
  defaultSliders,
  imageSettingsSchema,
  nearestValue,
  type SliderName,
  sliders,
  sliderValues,
} from './image-settings'

const asForm = (values: Record<string, number | string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
const defaultSettings = compressionSettings(null)
const standard = asForm(sliderValues(defaultSettings))

test('the specified defaults are valid', () => {
  expect(sliderValues(defaultSettings)).toEqual({
    project_size: 3,
    project_dimension: 2048,
    project_quality: 85,
    logo_size: 1,
    logo_dimension: 1024,
    logo_quality: 95,
    raw_limit: 5,
  })
  expect(imageSettingsSchema.parse(standard)).toEqual({
    image_compression_settings: defaultSettings,
  })
})

// specification §9, spelled out.
const bounds: [SliderName, number, number, number][] = [
  ['project_size', 0.1, 10, 0.1],
  ['project_dimension', 500, 4000, 50],
  ['project_quality', 10, 100, 5],
  ['logo_size', 0.1, 5, 0.1],
  ['logo_dimension', 200, 2000, 50],
  ['logo_quality', 10, 100, 5],
  ['raw_limit', 1, 50, 1],
]

test.each(bounds)('%s runs from %d to %d by %d', (name, min, max, step) => {
  expect(sliders[name]).toMatchObject({ min, max, step })
  const passes = (value: number | string) =>
    imageSettingsSchema.safeParse({ ...standard, [name]: String(value) }).success
  for (let value = min; value <= max + 1e-9; value += step) {
    expect([value, passes(Math.round(value * 10) / 10)]).toEqual([value, true])
  }
  for (const value of [min - step, max + step, min + step / 2, '', 'x', 'NaN', '1e1', '-1']) {
    expect([value, passes(value)]).toEqual([value, false])
  }
})

test('quality is stored divided by 100', () => {
  const { image_compression_settings: stored } = imageSettingsSchema.parse({
    ...standard,
    project_quality: '70',
    logo_quality: '55',
  })
  expect([stored.projectImages.quality, stored.logoImages.quality]).toEqual([0.7, 0.55])
})

test.each<[SliderName, string, number | null]>([
  ['project_dimension', '2048', 2048],
  ['project_dimension', '2040', 2050],
  ['project_dimension', '20480', 4000],
  ['project_quality', '-1', 10],
  ['project_quality', ' 72 ', 70],
  ['logo_size', '0,34', 0.3],
  ['logo_size', '2.', 2],
  ['raw_limit', '12', 12],
  ['raw_limit', '', null],
  ['raw_limit', '1e1', null],
  ['raw_limit', 'ten', null],
])('%s typed as "%s" is %p', (name, typed, value) => {
  expect(nearestValue(name, typed)).toBe(value)
  const form = asForm({ ...defaultSliders, ...(value !== null && { [name]: value }) })
  expect(imageSettingsSchema.safeParse(form).success).toBe(true)
})
