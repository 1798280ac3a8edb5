import { env } from '@/lib/env'
import type { Tables } from '@/lib/supabase/database.types'

/** A stored picture as a page shows it. */
export interface Picture {
  src: string
  alt: string
  width: number
  height: number
  /** Tiny placeholder as a data URL. */
  blur?: string
}

/** The columns a picture needs; reads name them instead of asking for whole rows. */
export const PICTURE_COLUMNS = 'bucket, path, caption, width, height, blur'

export type PictureRow = Pick<
  Tables<'project_images'>,
  'bucket' | 'path' | 'caption' | 'width' | 'height' | 'blur'
>

/** Rows from before sizes were stored: the shape a camera gives. */
const USUAL_SIZE = { width: 1600, height: 1067 }

/** Public address of a stored file. Built from bucket and path, so that a change of host breaks nothing. */
export function publicFileUrl(bucket: string, path: string): string {
  const file = path.split('/').map(encodeURIComponent).join('/')
  return `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/public/${bucket}/${file}`
}

/** @param fallbackAlt says what is seen where the owner wrote no caption */
export function pictureOf(row: PictureRow, fallbackAlt: string): Picture {
  const size =
    row.width && row.height ? { width: row.width, height: row.height } : { ...USUAL_SIZE }
  return {
    src: publicFileUrl(row.bucket, row.path),
    alt: row.caption?.trim() || fallbackAlt,
    ...size,
    blur: row.blur ?? undefined,
  }
}
