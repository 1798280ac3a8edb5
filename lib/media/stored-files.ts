import 'server-only'
import { env } from '@/lib/env'
import type { createAdminClient } from '@/lib/supabase/admin'
import { SupabaseError } from '@/lib/supabase/unwrap'
import type { ReadBytes } from './video/video-bytes'

type Admin = ReturnType<typeof createAdminClient>

export const STAGING = 'uploads'

const PREVIEW_SECONDS = 600

/** Throws the error that the storage client would return. */
export function stored<T>({ data, error }: { data: T | null; error: Error | null }): T {
  if (error || data === null) throw new SupabaseError(error?.message ?? 'No data in answer')
  return data
}

export interface Place {
  bucket: string
  path: string
}

/** Size in bytes and a version unique to the content; undefined where the file does not exist. */
export async function fileAt(admin: Admin, { bucket, path }: Place) {
  const { data } = await admin.storage.from(bucket).info(path)
  return data?.size === undefined ? undefined : { size: data.size, version: data.version }
}

/** Reads ranges of a file, so that a whole video never passes through the server. */
export async function readerAt(admin: Admin, { bucket, path }: Place): Promise<ReadBytes> {
  const link = stored(await admin.storage.from(bucket).createSignedUrl(path, PREVIEW_SECONDS))
  return async (start, length) => {
    const answer = await fetch(link.signedUrl, {
      headers: { range: `bytes=${start}-${start + length - 1}` },
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(8_000),
    })
    if (answer.status !== 206) {
      await answer.body?.cancel()
      throw new SupabaseError(`Reading a part of a video was answered with ${answer.status}`)
    }
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** The URL that `project_images.url` stores (specification §3). */
export function recordedUrl(bucket: string, path: string): string {
  return `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/public/${bucket}/${path}`
}
