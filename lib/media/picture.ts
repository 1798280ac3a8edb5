import { env } from '@/lib/env'
import { FORMATS, type Picture } from '@/lib/picture'
import type { Tables } from '@/lib/supabase/database.types'

/** Columns that a picture needs. */
export const PICTURE_COLUMNS =
  'bucket, path, caption, width, height, colour, formats, comparison_start' as const

/** Columns of what comparisons show in its place. */
export const LINED_UP_COLUMNS =
  'lined_up_path, lined_up_width, lined_up_height, lined_up_formats' as const

export type LinedUpRow = PictureRow &
  Pick<
    Tables<'project_images'>,
    'lined_up_path' | 'lined_up_width' | 'lined_up_height' | 'lined_up_formats'
  >

export type PictureRow = Pick<
  Tables<'project_images'>,
  'bucket' | 'path' | 'caption' | 'width' | 'height' | 'colour' | 'formats' | 'comparison_start'
>

/** In pixels, for rows without a stored size: the shape of a camera photo. */
const USUAL_SIZE = { width: 1600, height: 1067 }

/** Public URL of a stored file. Built from bucket and path, so a change of host breaks nothing. */
export function publicFileUrl(bucket: string, path: string): string {
  const file = path.split('/').map(encodeURIComponent).join('/')
  return `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/public/${bucket}/${file}`
}

/** @param fallbackAlt alt text where the owner wrote no caption */
export function pictureOf(row: PictureRow, fallbackAlt: string): Picture {
  const size =
    row.width && row.height ? { width: row.width, height: row.height } : { ...USUAL_SIZE }
  return {
    src: publicFileUrl(row.bucket, row.path),
    alt: row.caption?.trim() || fallbackAlt,
    ...size,
    colour: row.colour ?? undefined,
    formats: FORMATS.filter((format) => row.formats?.includes(format)),
    // Left out where there is none, as in most pictures that a page names.
    ...(row.comparison_start && { start: row.comparison_start }),
  }
}

/** The row with its lined-up picture in place of the one as taken; null without one. */
export function linedUpRow<T extends LinedUpRow>(row: T): T | null {
  if (!row.lined_up_path) return null
  return {
    ...row,
    path: row.lined_up_path,
    width: row.lined_up_width,
    height: row.lined_up_height,
    formats: row.lined_up_formats,
  }
}
