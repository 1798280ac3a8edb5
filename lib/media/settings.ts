import type { Json } from '@/lib/supabase/database.types'
import { DEFAULT_RAW_LIMIT_MB } from './limits'
import type { ImageSettings } from './process-image'
import type { UploadPurpose } from './purpose'

/** The profile's image_compression_settings (specification §3). */
export interface CompressionSettings {
  projectImages: ImageSettings
  logoImages: ImageSettings
  rawUploadLimit: number
}

interface Saved {
  projectImages?: Partial<ImageSettings>
  logoImages?: Partial<ImageSettings>
  rawUploadLimit?: number
}

/** Defaults where nothing is saved (specification §9). */
const onProjects: ImageSettings = { maxSizeMB: 3, maxWidthOrHeight: 2048, quality: 0.85 }
const onReplace: ImageSettings = { maxSizeMB: 1, maxWidthOrHeight: 1920, quality: 0.8 }
const onLogos: ImageSettings = { maxSizeMB: 1, maxWidthOrHeight: 1024, quality: 0.95 }

/** A poster and a lined-up picture have no entry: processImage's own defaults apply. */
const constants: Partial<Record<UploadPurpose, ImageSettings>> = {
  before: onProjects,
  after: onProjects,
  progress: onProjects,
  replace: onReplace,
  logo: onLogos,
}

/** Compression of a photo: the profile's settings, else the purpose's defaults. */
export function imageSettingsFor(
  purpose: UploadPurpose,
  saved: Json | null,
): Partial<ImageSettings> {
  const { projectImages, logoImages } = (saved ?? {}) as Saved
  return { ...constants[purpose], ...(purpose === 'logo' ? logoImages : projectImages) }
}

/** Saved settings, completed by the settings form's defaults (specification §9). */
export function compressionSettings(saved: Json | null): CompressionSettings {
  const { projectImages, logoImages, rawUploadLimit } = (saved ?? {}) as Saved
  return {
    projectImages: { ...onProjects, ...projectImages },
    logoImages: { ...onLogos, ...logoImages },
    rawUploadLimit: rawUploadLimit ?? DEFAULT_RAW_LIMIT_MB,
  }
}
