/** Limits of specification §5 and §9, shared by the browser and the server. */

const MB = 1024 * 1024

/** What a file is for. A poster is a video's still frame, made in the browser. */
export const uploadPurposes = [
  'before',
  'after',
  'progress',
  'replace',
  'poster',
  'video',
  'logo',
] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

export const DEFAULT_RAW_LIMIT_MB = 5
/** In MB, independent of the photo limit (specification §5). */
export const LOGO_LIMIT_MB = 5
export const VIDEO_LIMIT_MB = 100
export const SETS_PER_FORM = 3

/** Also the file input's `accept`: iPhones then convert HEIC themselves. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
/** Shown to the owner as PNG, JPG, GIF; a GIF's first frame is stored as PNG. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/ogg'] as const

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/ogg': 'ogg',
}

/** A failure that is not the file's fault, so a retry can help. */
export const UPLOAD_FAILED = 'Failed to upload the file. Please try again.'
export const NOT_ARRIVED = "The file didn't arrive. Please try again."
export const FILE_GONE = 'We no longer have this file. Please choose it again.'

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

/** The upload row's kind for a purpose. */
export function kindOf(purpose: UploadPurpose): 'image' | 'video' | 'logo' {
  return purpose === 'video' || purpose === 'logo' ? purpose : 'image'
}

export function isVideo(purpose: UploadPurpose): boolean {
  return purpose === 'video'
}

/**
 * What is wrong with a file before it is sent, in the specification's words.
 * @param rawLimitMB from the profile; photos only
 */
export function fileProblem(
  file: Announced,
  rawLimitMB = DEFAULT_RAW_LIMIT_MB,
): string | undefined {
  if (isVideo(file.purpose)) return videoProblem(file)
  return file.purpose === 'logo' ? logoProblem(file) : imageProblem(file, rawLimitMB)
}

function imageProblem({ purpose, name, type, size }: Announced, limitMB: number) {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) {
    return 'HEIC photos cannot be shown on websites. Please save the photo as JPEG and choose it again.'
  }
  if (!(IMAGE_TYPES as readonly string[]).includes(type)) return invalidImage(purpose)
  if (size > limitMB * MB) return imageTooLarge(purpose, limitMB)
  return undefined
}

function logoProblem({ purpose, type, size }: Announced) {
  if (!(LOGO_TYPES as readonly string[]).includes(type)) return invalidImage(purpose)
  if (size > LOGO_LIMIT_MB * MB) return imageTooLarge(purpose, LOGO_LIMIT_MB)
  return undefined
}

function videoProblem({ name, type, size }: Announced) {
  if (/\.mov$/i.test(name) || type === 'video/quicktime') return MOV_PROBLEM
  if (!(VIDEO_TYPES as readonly string[]).includes(type)) return INVALID_VIDEO
  if (size > VIDEO_LIMIT_MB * MB) return `Video size should be less than ${VIDEO_LIMIT_MB}MB`
  return undefined
}

export const INVALID_VIDEO = 'Please upload a valid video file'
/** The browser removes the location before it sends a video; this one still has it. */
export const TELLING_VIDEO =
  'This video contains its location, and visitors could read it. Please reload the page and choose the video again, or export it without its location.'
const MOV_PROBLEM =
  'Most browsers cannot play MOV videos. Please export the video as MP4 (on an iPhone: Settings, Camera, Formats, Most Compatible) and choose it again.'

export function invalidImage(purpose: UploadPurpose): string {
  if (purpose === 'logo') return 'Please upload an image file'
  return purpose === 'replace'
    ? 'Please upload a valid image file'
    : `Please upload a valid image file for the ${purpose} image`
}

export function imageTooLarge(purpose: UploadPurpose, limitMB: number): string {
  return purpose === 'replace' || purpose === 'logo'
    ? `Image size should be less than ${limitMB}MB`
    : `${purpose} image size should be less than ${limitMB}MB`
}
