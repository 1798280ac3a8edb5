import { sizeOf } from '../picture.ts'

/** Private: owners read it by a policy, only the server writes. */
export const ENQUIRY_IMAGES = 'enquiry-images'

export const thumbnailOf = (path: string) => sizeOf(path, 256, 'webp')
