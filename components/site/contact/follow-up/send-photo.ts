import { PHOTO_ID, PHOTO_LIMIT, PHOTO_TOKEN, photoWords } from '@/lib/enquiries/photo-rules'
import { MB } from '@/lib/media/limits'
import { shrinkImage } from '@/lib/media/shrink-image'

/** Longest sides in pixels; nearly always the first is small enough. */
const SIDES = [2048, 1440, 1024]
const TIMEOUT_MS = 60_000

export interface Refusal {
  message: string
  /** False where the file itself is refused. */
  canRetry: boolean
}

/**
 * Makes a photo smaller and sends it. A repeated id is the same photo.
 * @param onSmaller told of the smaller picture before it is sent
 * @returns why it was not taken; nothing where it was
 */
export async function sendPhoto(
  token: string,
  id: string,
  file: File,
  onSmaller: (smaller: Blob) => void,
): Promise<Refusal | undefined> {
  const smaller = await shrinkImage(file, PHOTO_LIMIT / MB, SIDES).catch((error: unknown) => {
    console.error(error)
  })
  if (!smaller) return { message: photoWords.unreadable, canRetry: false }
  onSmaller(smaller)
  try {
    const response = await fetch('/api/enquiry-photos', {
      method: 'POST',
      headers: { 'Content-Type': 'image/jpeg', [PHOTO_TOKEN]: token, [PHOTO_ID]: id },
      body: smaller,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return undefined
    const { message = photoWords.failed } = (await response.json()) as { message?: string }
    // Our refusals; a proxy's have no JSON.
    const isFinal = [403, 409, 413, 422].includes(response.status)
    return { message, canRetry: !isFinal }
  } catch (error) {
    console.error(error)
    return { message: photoWords.failed, canRetry: true }
  }
}
