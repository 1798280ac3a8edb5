'use server'

import { ActionError, ownerAction } from '@/lib/action'
import type { Owner } from '@/lib/auth/queries'
import { env } from '@/lib/env'
import { createSessionClient } from '@/lib/supabase/server'
import { SupabaseError, throwIfFailed, unwrapMaybe } from '@/lib/supabase/unwrap'
import { finishStaged } from './finish'
import { extensionOf, fileProblem } from './limits'
import { kindOf, STAGING } from './purpose'
import { getSavedSettings } from './queries'
import { removeFilesAfterwards } from './removals'
import {
  discardUploadsSchema,
  finishUploadSchema,
  safeFileName,
  uploadRequestSchema,
} from './schema'
import { compressionSettings } from './settings'
import { FILE_GONE, UPLOAD_FAILED } from './words'

/** Where the browser sends the bytes: straight to storage. */
export interface UploadTarget {
  bucket: string
  path: string
  /** Null where an earlier try stored the bytes: only the check is left. */
  signed: SignedUpload | null
}

/** Allows sending one file without a session, for two hours. */
export interface SignedUpload {
  /** TUS endpoint; each request carries the signature as x-signature. */
  resumableUrl: string
  signature: string
}

/**
 * Registers an upload after checking kind, type, size and the owner's project.
 * Repeating it signs the same path again, for instance after a signature has expired.
 */
export const requestUpload = ownerAction(
  uploadRequestSchema,
  UPLOAD_FAILED,
  async ({ id, projectId, purpose, name, type, size }, owner) => {
    const client = await createSessionClient()
    const { rawUploadLimit } = compressionSettings(await getSavedSettings(owner.id))
    const problem = fileProblem({ purpose, name, type, size }, rawUploadLimit)
    if (problem) throw new ActionError(problem.message, undefined, { code: 'rejected' })
    const staged_path = `${owner.id}/${projectId ?? 'logo'}/${id}-${safeFileName(name)}.${extensionOf(type)}`
    const kind = kindOf(purpose)
    const row = { id, user_id: owner.id, project_id: projectId, kind, staged_path }
    const announced = await client.from('uploads').insert(row)
    // A repeated request: the response was lost or the page was left.
    const isRepeated = announced.error?.code === '23505'
    if (!isRepeated) throwIfFailed(announced)
    const known = isRepeated ? await announcedBefore(id, owner) : null
    // A smaller version may have another type: the first announcement named the path.
    const path = known?.staged_path ?? staged_path
    // A checked upload takes no more bytes.
    const signed = known?.finished_at ? null : await sign(path)
    return { data: { bucket: STAGING, path, signed } satisfies UploadTarget }
  },
)

/** Checks the stored bytes and moves the file to its public bucket. May be repeated. */
export const finishUpload = ownerAction(
  finishUploadSchema,
  UPLOAD_FAILED,
  async ({ id, purpose }, owner) => {
    const client = await createSessionClient()
    const own = client.from('uploads').select('*').eq('id', id).eq('user_id', owner.id)
    const upload = unwrapMaybe(await own.maybeSingle())
    if (!upload || upload.kind !== kindOf(purpose)) {
      throw new ActionError(FILE_GONE, undefined, { code: 'file-gone' })
    }
    try {
      return { data: await finishStaged(upload, purpose, await getSavedSettings(owner.id)) }
    } catch (error) {
      if (error instanceof ActionError) removeFilesAfterwards()
      throw error
    }
  },
)

/** Deletes uploads that the owner took back. */
export const discardUploads = ownerAction(
  discardUploadsSchema,
  'Failed to remove the file',
  async ({ ids }, owner) => {
    const client = await createSessionClient()
    throwIfFailed(await client.from('uploads').delete().in('id', ids).eq('user_id', owner.id))
    removeFilesAfterwards()
    return undefined
  },
)

/** Signs under the owner's rights: storage checks the policy now, not when the bytes arrive. */
async function sign(path: string): Promise<SignedUpload | null> {
  const { storage } = await createSessionClient()
  const { data, error } = await storage.from(STAGING).createSignedUploadUrl(path)
  if (error && 'statusCode' in error && error.statusCode === '409') return null
  if (error) throw new SupabaseError(error.message)
  const resumableUrl = `${env.NEXT_PUBLIC_SUPABASE_URL}/storage/v1/upload/resumable/sign`
  return { resumableUrl, signature: data.token }
}

async function announcedBefore(id: string, owner: Owner) {
  const client = await createSessionClient()
  const own = client.from('uploads').select('staged_path, finished_at')
  return unwrapMaybe(await own.eq('id', id).eq('user_id', owner.id).maybeSingle())
}
