import 'server-only'
import { env } from '@/lib/env'
import type { createAdminClient } from '@/lib/supabase/admin'
import { SupabaseError } from '@/lib/supabase/unwrap'

type Admin = ReturnType<typeof createAdminClient>

export const STAGING = 'uploads'

/** Throws the error that the storage client would return. */
export function stored<T>({ data, error }: { data: T | null; error: Error | null }): T {
  if (error || data === null) throw new SupabaseError(error?.message ?? 'No data in answer')
  return data
}

export interface Place {
  bucket: string
  path: string
}

/** In bytes; undefined where the file does not exist. */
export async function sizeAt(admin: Admin, { bucket, path }: Place): Promise<number | undefined> {
  return (await admin.storage.from(bucket).info(path)).data?.size
}

/** The URL that `project_images.url` stores (specification §3). */
export function recordedUrl(bucket: string, path: string): string {
  return `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/object/public/${bucket}/${path}`
}
