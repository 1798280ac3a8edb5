import 'server-only'
import { env } from '@/lib/env'
import type { createAdminClient } from '@/lib/supabase/admin'
import { SupabaseError } from '@/lib/supabase/unwrap'
import type { ReadBytes } from './video-bytes'

type Admin = ReturnType<typeof createAdminClient>

export const STAGING = 'uploads'

const PREVIEW_SECONDS = 600

/** The storage client returns errors instead of throwing them; this throws. */
export function stored<T>({ data, error }: { data: T | null; error: Error | null }): T {
  if (error || data === null) throw new SupabaseError(error?.message ?? 'No data in answer')
  return data
}

/** Size of a staged file in bytes; undefined where it has not arrived. */
export async function stagedSize(admin: Admin, path: string): Promise<number | undefined> {
  const { data } = await admin.storage.from(STAGING).info(path)
  return data?.size
}

/** Reads parts of a staged file, so that a whole video never passes through here. */
export async function stagedReader(admin: Admin, path: string): Promise<ReadBytes> {
  const link = stored(await admin.storage.from(STAGING).createSignedUrl(path, PREVIEW_SECONDS))
  return async (start, length) => {
    const answer = await fetch(link.signedUrl, {
      headers: { range: `bytes=${start}-${start + length - 1}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(8_000),
    })
    if (answer.status !== 206) {
      await answer.body?.cancel()
      throw new SupabaseError(`Reading a part of a staged file was answered with ${answer.status}`)
    }
    return new Uint8Array(await answer.arrayBuffer())
  }
}

/** Address that `project_images.url` keeps (specification §3). */
export function recordedUrl(bucket: string, path: string): string {
  return `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/public/${bucket}/${path}`
}
