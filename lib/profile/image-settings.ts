import { z } from 'zod'
import { type CompressionSettings, compressionSettings } from '@/lib/media/settings'

interface Slider {
  label: string
  min: number
  max: number
  step: number
  unit: 'MB' | 'px' | '%'
}

/** specification §9: the seven sliders with their bounds and steps. */
export const sliders = {
  project_size: { label: 'Maximum file size', min: 0.1, max: 10, step: 0.1, unit: 'MB' },
  project_dimension: { label: 'Longest side', min: 500, max: 4000, step: 50, unit: 'px' },
  project_quality: { label: 'Quality', min: 10, max: 100, step: 5, unit: '%' },
  logo_size: { label: 'Maximum file size', min: 0.1, max: 5, step: 0.1, unit: 'MB' },
  logo_dimension: { label: 'Longest side', min: 200, max: 2000, step: 50, unit: 'px' },
  logo_quality: { label: 'Quality', min: 10, max: 100, step: 5, unit: '%' },
  raw_limit: { label: 'Raw upload limit', min: 1, max: 50, step: 1, unit: 'MB' },
} as const satisfies Record<string, Slider>

export type SliderName = keyof typeof sliders
export type SliderValues = Record<SliderName, number>

/** '2.5 MB', '2048 px', '85%'. */
export function withUnit(name: SliderName, value: number): string {
  const { unit } = sliders[name]
  return unit === '%' ? `${value}%` : `${value} ${unit}`
}

/** Slider positions for stored settings; quality in percent. */
export function sliderValues({
  projectImages,
  logoImages,
  rawUploadLimit,
}: CompressionSettings): SliderValues {
  return {
    project_size: projectImages.maxSizeMB,
    project_dimension: projectImages.maxWidthOrHeight,
    project_quality: Math.round(projectImages.quality * 100),
    logo_size: logoImages.maxSizeMB,
    logo_dimension: logoImages.maxWidthOrHeight,
    logo_quality: Math.round(logoImages.quality * 100),
    raw_limit: rawUploadLimit,
  }
}

/** What a slider is reset to (specification §9). */
export const defaultSliders = sliderValues(compressionSettings(null))

/** The value that can be saved nearest to a typed one; null for what is no number. */
export function nearestValue(name: SliderName, typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^-?\d+\.?\d*$/.test(text)) return null
  const value = Number(text)
  if (value === offStep[name]) return value
  const { min, max, step } = sliders[name]
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step)
  return tidy(min + steps * step)
}

/** One decimal: 0.1 + 0.2 must be 0.3. */
const tidy = (value: number) => Math.round(value * 10) / 10

function slider(name: SliderName) {
  const { min, max, step } = sliders[name]
  const refusal = `Please choose between ${withUnit(name, min)} and ${withUnit(name, max)}`
  return z
    .string(refusal)
    .regex(/^\d+(\.\d+)?$/, refusal)
    .transform(Number)
    .refine((value) => value >= min && value <= max, refusal)
    .refine(
      (value) => {
        // The default of 2048 px lies between two steps of 50.
        const steps = (value - min) / step
        return Math.abs(steps - Math.round(steps)) < 1e-6 || value === offStep[name]
      },
      `Please choose steps of ${withUnit(name, step)}`,
    )
    .transform(tidy)
}

/** Defaults of specification §9 that lie between its own steps. */
const offStep: Partial<SliderValues> = { project_dimension: 2048, logo_dimension: 1024 }

/** The profile's column as stored: quality divided by 100 (specification §9). */
export const imageSettingsSchema = z
  .object({
    project_size: slider('project_size'),
    project_dimension: slider('project_dimension'),
    project_quality: slider('project_quality'),
    logo_size: slider('logo_size'),
    logo_dimension: slider('logo_dimension'),
    logo_quality: slider('logo_quality'),
    raw_limit: slider('raw_limit'),
  })
  .transform((values) => ({
    image_compression_settings: {
      projectImages: {
        maxSizeMB: values.project_size,
        maxWidthOrHeight: values.project_dimension,
        quality: values.project_quality / 100,
      },
      logoImages: {
        maxSizeMB: values.logo_size,
        maxWidthOrHeight: values.logo_dimension,
        quality: values.logo_quality / 100,
      },
      rawUploadLimit: values.raw_limit,
    } satisfies CompressionSettings,
  }))
