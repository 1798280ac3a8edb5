import type { SupabaseClient } from '@supabase/supabase-js'
import { FORMATS, LOGO_WIDTH, sizeOf, WIDTHS } from '../picture.ts'
import type { Database } from '../supabase/database.types.ts'
import { throwIfFailed, unwrap } from '../supabase/unwrap.ts'
import { makeSizes } from './make-sizes.ts'

/** With the secret key: only the server may write to a public bucket. Plain Node imports this file too. */
export type Server = SupabaseClient<Database>

export interface Place {
  bucket: string
  path: string
}

export interface SizeOptions {
  withAvif?: boolean
}

/** A year: picture names are unique, so a cached copy never goes stale. */
const PICTURE_SECONDS = 31536000

/**
 * @param seconds that browsers keep it
 * @throws SupabaseError
 */
export async function storeFile(
  server: Server,
  { bucket, path }: Place,
  data: Uint8Array,
  contentType: string,
  seconds = PICTURE_SECONDS,
): Promise<void> {
  const options = { contentType, cacheControl: `${seconds}`, upsert: true }
  // A buffer is sent as raw bytes, which every backend accepts.
  throwIfFailed(await server.storage.from(bucket).upload(path, Buffer.from(data), options))
}

/** @throws SupabaseError */
export async function fetchFile(
  server: Server,
  { bucket, path }: Place,
): Promise<Uint8Array<ArrayBuffer>> {
  const file = unwrap(await server.storage.from(bucket).download(path))
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Makes every size of a stored picture and stores them beside it. May be repeated.
 * @param picture as processImage returns it
 */
export async function storeSizes(
  server: Server,
  { bucket, path }: Place,
  picture: Uint8Array,
  { withAvif = true }: SizeOptions = {},
): Promise<{ formats: string; colour: string | null }> {
  const isLogo = bucket === 'logos'
  const { sizes, formats, colour } = await makeSizes(picture, {
    widths: isLogo ? [LOGO_WIDTH] : WIDTHS,
    formats: isLogo || !withAvif ? ['webp'] : FORMATS,
  })
  await Promise.all(
    sizes.map(({ width, format, data }) => {
      const place = { bucket, path: sizeOf(path, width, format) }
      return storeFile(server, place, data, `image/${format}`)
    }),
  )
  return { formats: formats.join(' '), colour }
}
