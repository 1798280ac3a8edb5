import type { ActionState } from '@/lib/action-state'
import type { UploadPurpose } from './purpose'

/** Words about uploads, for the browser and the server (specification §5 and §8). */

/** The action failed for a reason that is not the file's, so a retry can help. */
export const UPLOAD_FAILED = 'Failed to upload the file. Please try again.'
export const NOT_ARRIVED = "The file didn't arrive. Please try again."
export const FILE_GONE = 'We no longer have this file. Please choose it again.'
export const DISCARDED = 'The file was discarded'
export const REFUSED = 'The upload was refused. Please try again.'
export const WAITING_FOR_SIGNAL = 'Waiting for signal'
export const VIDEO_UPLOADED = 'Video uploaded successfully'

export const INVALID_VIDEO = 'Please upload a valid video file'
/** Most phones' HEVC, where neither this browser nor the server can make it H.264. */
export const UNPLAYABLE_VIDEO =
  'Most browsers cannot play this video (HEVC), and this device cannot convert it. Please record with the setting Most Compatible (on an iPhone: Settings, Camera, Formats), or choose an MP4.'
export const HEIC_PHOTO =
  'HEIC photos cannot be opened here. Please save the photo as JPEG and choose it again. On an iPhone, Most Compatible (Settings, Camera, Formats) takes JPEGs.'
export const TOO_MANY_PIXELS =
  'This picture is too large. Please choose one of at most 60 megapixels.'
export const SLOW_PICTURE = 'This picture took too long to read. Please try another.'

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

export function videoTooLarge(limitMB: number): string {
  return `Video size should be less than ${limitMB}MB`
}

/** What failed, without a reason. */
export function failureTitle(purpose: UploadPurpose): string {
  if (purpose === 'video') return 'Failed to upload video'
  if (purpose === 'replace') return 'Failed to replace image'
  return purpose === 'logo' ? 'Failed to update logo' : `Failed to upload ${purpose} image`
}

/** 'lost': the line or the server failed; the other codes are the server's or the browser's verdict. */
export type FailureCode =
  | Extract<ActionState['code'], 'rejected' | 'not-arrived' | 'file-gone'>
  | 'lost'

/** @param reason as the server gave it; none if it was never reached */
export function failureWords(purpose: UploadPurpose, code: FailureCode, reason?: string): string {
  if (code === 'rejected' && reason) return reason
  const title = failureTitle(purpose)
  if (purpose === 'logo') return reason || title
  if (reason) return `${title}: ${reason}`
  if (purpose === 'video') return `${title}: The connection was lost. Please try again.`
  return purpose === 'replace' ? title : `${title}. Please try again.`
}
