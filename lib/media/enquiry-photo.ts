import 'server-only'
import { createAdminClient } from '@/lib/supabase/admin'
import { throwIfFailed, unwrap } from '@/lib/supabase/unwrap'
import { ENQUIRY_IMAGES, thumbnailOf } from './enquiry-photo-files'
import { makeSizes } from './make-sizes'
import { ImageError, processImage, sniffImage } from './process-image'
import { storeFile } from './stored-sizes'

/** The browser sends JPEGs within this square; whatever is larger was not made by our page. */
const LONGEST = 2048
const SETTINGS = { maxSizeMB: 1, maxWidthOrHeight: LONGEST, quality: 0.8 }
const THUMBNAIL = { widths: [256], formats: ['webp'] } as const
/** Storing takes longer than a read. */
const SLOW_MS = 30_000
/** No cache keeps what only owners may see. */
const NO_SECONDS = 0

interface SentPhoto {
  /** Chosen by the browser: a repeated request is the same photo. */
  id: string
  enquiryId: string
  /** Keyed hash of the sender's address; undefined where none is known. */
  caller: string | undefined
  bytes: Uint8Array
}

/** 'unreadable': the bytes are refused. The other codes are begin_enquiry_image's. */
export type PhotoOutcome = 'stored' | 'unreadable' | 'gone' | 'full' | 'too-many'

/**
 * Re-encodes a visitor's photo, which removes its position, and stores it in the private bucket. Call it
 * only after checking the token for the enquiry. May be repeated.
 */
export async function storeEnquiryPhoto(photo: SentPhoto): Promise<PhotoOutcome> {
  const { id, enquiryId, caller, bytes } = photo
  const admin = createAdminClient(SLOW_MS)
  const announced = { photo: id, enquiry: enquiryId, caller }
  const begun = unwrap(await admin.rpc('begin_enquiry_image', announced))
  if (begun !== 'begun') return begun as PhotoOutcome
  const row = () => admin.from('enquiry_images')
  const image = await reencode(bytes)
  if (!image) {
    throwIfFailed(await row().delete().eq('id', id))
    return 'unreadable'
  }
  const place = { bucket: ENQUIRY_IMAGES, path: `${enquiryId}/${id}.jpg` }
  const { sizes } = await makeSizes(image.data, THUMBNAIL)
  await storeFile(admin, place, image.data, image.contentType, NO_SECONDS)
  for (const { data } of sizes) {
    const small = { ...place, path: thumbnailOf(place.path) }
    await storeFile(admin, small, data, 'image/webp', NO_SECONDS)
  }
  const { width, height } = image
  // It fails where the row is gone: this took so long that it counted as a crash.
  unwrap(await row().update({ width, height }).eq('id', id).select('id').single())
  return 'stored'
}

async function reencode(bytes: Uint8Array) {
  if (sniffImage(bytes) !== 'jpeg') return null
  try {
    return await processImage(bytes, SETTINGS, { maxPixels: LONGEST * LONGEST })
  } catch (error) {
    if (error instanceof ImageError) return null
    throw error
  }
}
