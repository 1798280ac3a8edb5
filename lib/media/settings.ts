import type { Json } from '@/lib/supabase/database.types'
import { DEFAULT_RAW_LIMIT_MB, type UploadPurpose } from './limits'
import type { ImageSettings } from './process-image'

/** The profile's image_compression_settings (specification §3); the CHECK constraint keeps its shape. */
export interface CompressionSettings {
  projectImages: ImageSettings
  logoImages: ImageSettings
  rawUploadLimit: number
}

/** specification §9: where nothing is saved. */
const onProjects: ImageSettings = { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 }
/** Also what the settings form starts with. */
export const defaultSettings: CompressionSettings = {
  projectImages: onProjects,
  logoImages: { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 },
  rawUploadLimit: DEFAULT_RAW_LIMIT_MB,
}
const onReplace: ImageSettings = { maxSizeMB: 1, maxWidthOrHeight: 1920, quality: 0.8 }

/** How a photo is compressed: as saved in the profile, else by the constants of what it is for. */
export function imageSettingsFor(purpose: UploadPurpose, saved: Json | null): ImageSettings {
  const { projectImages, logoImages } = saved
    ? (saved as unknown as CompressionSettings)
    : defaultSettings
  if (purpose === 'logo') return logoImages
  if (saved) return projectImages
  return purpose === 'replace' ? onReplace : onProjects
}

/** Largest raw photo in MB. */
export function rawLimitOf(saved: Json | null): number {
  return saved ? (saved as unknown as CompressionSettings).rawUploadLimit : DEFAULT_RAW_LIMIT_MB
}
