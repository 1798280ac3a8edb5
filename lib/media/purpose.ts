/** The bucket that browsers send to. */
export const STAGING = 'uploads'

/** What a file is for. Posters and lined-up pictures are made in the browser. */
export const uploadPurposes = [
  'before',
  'after',
  'progress',
  'replace',
  'lined-up',
  'poster',
  'video',
  'logo',
] as const

export type UploadPurpose = (typeof uploadPurposes)[number]

/** The upload row's kind for a purpose. */
export function kindOf(purpose: UploadPurpose): 'image' | 'video' | 'logo' {
  return purpose === 'video' || purpose === 'logo' ? purpose : 'image'
}

export function isVideo(purpose: UploadPurpose): boolean {
  return purpose === 'video'
}

/** Not a logo, which is small and may be drawn. */
export function isPhoto(purpose: UploadPurpose): boolean {
  return !isVideo(purpose) && purpose !== 'logo'
}
