import { isVideo, type UploadPurpose } from './purpose'
import { HEIC_PHOTO, INVALID_VIDEO, imageTooLarge, invalidImage, videoTooLarge } from './words'

/** Limits of specification §5 and §9, shared by the browser and the server. */

export const MB = 1024 * 1024

export const DEFAULT_RAW_LIMIT_MB = 5
/** In MB, independent of the photo limit (specification §5); as the buckets in supabase/migrations. */
export const LOGO_LIMIT_MB = 5
export const VIDEO_LIMIT_MB = 100
export const SETS_PER_FORM = 3

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/**
 * The file input's `accept` for photos; browsers that can decode HEIC make a JPEG of it. Types alone: with
 * file endings some phones hide the gallery.
 */
export const PHOTO_TYPES = [...IMAGE_TYPES, 'image/heic', 'image/heif'] as const
/** Shown to the owner as PNG, JPG, GIF; a GIF's first frame is stored as PNG. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg'] as const
/** An iPhone's; the browser makes it an MP4 before it is sent. */
export const MOV_TYPE = 'video/quicktime'

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogg',
}

interface Announced {
  purpose: UploadPurpose
  name: string
  /** As the browser reports it; empty where unknown. */
  type: string
  /** In bytes. */
  size: number
}

/** File extension of an accepted type; undefined for any other. */
export function extensionOf(type: string): string | undefined {
  return extensions[type]
}

export interface FileProblem {
  /** Only a file that is too large can be helped by a smaller version. */
  code: 'too-large' | 'unusable'
  message: string
}

/**
 * What is wrong with a file before it is sent, in the specification's words.
 * @param rawLimitMB from the profile; photos only
 */
export function fileProblem(
  file: Announced,
  rawLimitMB = DEFAULT_RAW_LIMIT_MB,
): FileProblem | undefined {
  const message = typeProblem(file)
  if (message) return { code: 'unusable', message }
  const { purpose, size } = file
  const limitMB = limitOf(purpose, rawLimitMB)
  if (size <= limitMB * MB) return undefined
  const words = isVideo(purpose) ? videoTooLarge(limitMB) : imageTooLarge(purpose, limitMB)
  return { code: 'too-large', message: words }
}

/** What a file input takes, for people. @param rawLimitMB from the profile; photos only */
export function typesAndLimit(purpose: UploadPurpose, rawLimitMB: number): string {
  const types = isVideo(purpose) ? 'MP4, MOV, WebM or OGG' : 'JPEG, PNG or WebP'
  return `${types}, up to ${limitOf(purpose, rawLimitMB)}MB`
}

/** In MB. @param rawLimitMB from the profile; photos only */
export function limitOf(purpose: UploadPurpose, rawLimitMB: number): number {
  if (isVideo(purpose)) return VIDEO_LIMIT_MB
  return purpose === 'logo' ? LOGO_LIMIT_MB : rawLimitMB
}

function typeProblem({ purpose, name, type, size }: Announced): string | undefined {
  if (isVideo(purpose)) {
    return isOneOf(VIDEO_TYPES, type) && size > 0 ? undefined : INVALID_VIDEO
  }
  const isLogo = purpose === 'logo'
  if (!isLogo && isHeic({ name, type })) return HEIC_PHOTO
  const types = isLogo ? LOGO_TYPES : IMAGE_TYPES
  return isOneOf(types, type) && size > 0 ? undefined : invalidImage(purpose)
}

/** By its name too: some systems know no type for it. */
export function isHeic({ name, type }: Pick<Announced, 'name' | 'type'>): boolean {
  return /\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.includes(type)
}
