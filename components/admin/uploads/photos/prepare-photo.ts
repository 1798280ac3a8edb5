import { isHeic, MB } from '@/lib/media/limits'
import { withoutPosition } from '@/lib/media/pairing/exif'
import type { UploadPurpose } from '@/lib/media/purpose'
import { shrinkImage } from '@/lib/media/shrink-image'
import { HEIC_PHOTO, imageTooLarge } from '@/lib/media/words'
import type { Smaller } from '../types'
import { UploadFailure } from '../upload-failure'

/** Of a decoded HEIC: first about a phone's 12 megapixels, which every canvas takes. */
const DECODED_SIDES = [4096, 2048, 1280]
/** A smaller file is not worth the work. */
const WORTH_SHRINKING = 300_000

export interface PreparedPhoto {
  file: File
  /** Why it is smaller than the chosen one. */
  smaller: Smaller | null
  /** Whether the line was slow. */
  isForSlow: boolean
}

interface Circumstances {
  purpose: UploadPurpose
  limitMB: number
  isSlow: boolean
}

/**
 * The photo as it is sent: without where it was taken, smaller where it is too large or the line is slow, and JPEG instead of HEIC.
 * @throws UploadFailure where it cannot be sent as it is, and this browser cannot read it
 */
export async function preparePhoto(
  file: File,
  { purpose, limitMB, isSlow }: Circumstances,
): Promise<PreparedPhoto> {
  const smaller = whySmaller(file, limitMB, isSlow)
  const mustChange = isHeic(file) || smaller === 'too-large'
  if (!mustChange && !smaller) {
    return { file: await withoutPosition(file), smaller, isForSlow: isSlow }
  }
  try {
    const made = await shrinkImage(file, limitMB, smaller ? undefined : DECODED_SIDES)
    if (mustChange || made.size < file.size) return { file: made, smaller, isForSlow: isSlow }
  } catch {
    if (isHeic(file)) throw new UploadFailure('rejected', HEIC_PHOTO)
    if (mustChange) throw new UploadFailure('rejected', imageTooLarge(purpose, limitMB))
  }
  return { file: await withoutPosition(file), smaller: null, isForSlow: isSlow }
}

export function mustPrepare(file: File, { limitMB, isSlow }: Circumstances): boolean {
  return isHeic(file) || whySmaller(file, limitMB, isSlow) !== null
}

function whySmaller(file: File, limitMB: number, isSlow: boolean): Smaller | null {
  if (file.size > limitMB * MB) return 'too-large'
  return isSlow && file.size > WORTH_SHRINKING ? 'slow' : null
}
