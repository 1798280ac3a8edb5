import 'server-only'
import { randomBytes } from 'node:crypto'
import { ActionError } from '@/lib/action'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Json, Tables } from '@/lib/supabase/database.types'
import { throwIfFailed } from '@/lib/supabase/unwrap'
import {
  extensionOf,
  INVALID_VIDEO,
  imageTooLarge,
  invalidImage,
  LOGO_LIMIT_MB,
  NOT_ARRIVED,
  TELLING_VIDEO,
  type UploadPurpose,
  VIDEO_LIMIT_MB,
} from './limits'
import { ImageError, processImage } from './process-image'
import { compressionSettings, imageSettingsFor } from './settings'
import { fileAt, type Place, readerAt, recordedUrl, STAGING, stored } from './stored-files'
import { inspectVideo } from './video/inspect-video'

export type Upload = Tables<'uploads'>

/** What a page needs to show the file. */
export interface FinishedUpload {
  url: string
  width: number | null
  height: number | null
  blur: string | null
}

const MB = 1024 * 1024
/** Fetching a photo or copying a video takes longer than a read. */
const SLOW_MS = 55_000
/** A year: picture names are unique, so a cached copy never goes stale. */
const PICTURE_SECONDS = '31536000'

/**
 * Checks the stored bytes, not the announcement, and moves the file to its public bucket. Uses the
 * secret key, so call it only after authorising the owner of the upload. May be repeated at any point.
 * @throws ActionError with the specification's words where the file is refused; its upload is deleted
 */
export async function finishStaged(
  upload: Upload,
  purpose: UploadPurpose,
  savedSettings: Json | null,
): Promise<FinishedUpload> {
  if (upload.finished_at) return toFinished(upload)
  const admin = createAdminClient(SLOW_MS)
  const file = await fileAt(admin, stagedAt(upload))
  if (!file) throw new ActionError(NOT_ARRIVED)
  const finish = upload.kind === 'video' ? finishVideo : finishImage
  try {
    return toFinished(await finish(admin, upload, { ...file, purpose, savedSettings }))
  } catch (error) {
    // A refused upload loses its row; a trigger queues the file.
    if (error instanceof ActionError) {
      throwIfFailed(await admin.from('uploads').delete().eq('id', upload.id))
    }
    throw error
  }
}

type Admin = ReturnType<typeof createAdminClient>
interface Staged {
  purpose: UploadPurpose
  size: number
  version: string
  savedSettings: Json | null
}

async function finishImage(admin: Admin, upload: Upload, staged: Staged): Promise<Upload> {
  const { purpose, size, savedSettings } = staged
  const isLogo = purpose === 'logo'
  const limit = isLogo ? LOGO_LIMIT_MB : compressionSettings(savedSettings).rawUploadLimit
  if (size > limit * MB) throw new ActionError(imageTooLarge(purpose, limit))
  const raw = stored(await admin.storage.from(STAGING).download(upload.staged_path))
  const bytes = new Uint8Array(await raw.arrayBuffer())
  const settings = imageSettingsFor(purpose, savedSettings)
  const image = await processImage(bytes, settings, { allowGif: isLogo }).catch(
    (error: unknown) => {
      throw error instanceof ImageError ? new ActionError(refusal(error, purpose)) : error
    },
  )
  const { data, contentType, ext, width, height, blur } = image
  const named = await nameTarget(
    admin,
    upload,
    isLogo ? givenName(upload, ext) : `${stamp()}.${ext}`,
  )
  const path = named.path ?? ''
  stored(
    await admin.storage
      .from(bucketOf(upload))
      .upload(path, data, { contentType, cacheControl: PICTURE_SECONDS, upsert: true }),
  )
  return markFinished(admin, named, { width, height, blur })
}

function refusal(error: ImageError, purpose: UploadPurpose): string {
  if (error.code === 'too-many-pixels') {
    return 'This picture is too large. Please choose one of at most 60 megapixels.'
  }
  if (error.code === 'timeout') return 'This picture took too long to read. Please try another.'
  return invalidImage(purpose)
}

async function finishVideo(admin: Admin, upload: Upload, staged: Staged): Promise<Upload> {
  const ext = upload.staged_path.split('.').at(-1) ?? ''
  await checkVideo(admin, stagedAt(upload), staged.size, ext)
  const named = await nameTarget(admin, upload, givenName(upload, ext))
  const target = { bucket: 'project-videos', path: named.path ?? '' }
  // The copy keeps the cache control of an hour (specification §7).
  const copied = await admin.storage
    .from(STAGING)
    .copy(upload.staged_path, target.path, { destinationBucket: target.bucket })
  const now = copied.error ? undefined : await fileAt(admin, stagedAt(upload))
  // Replaced meanwhile, or copied by another try: check the copy itself.
  if (now?.version !== staged.version) {
    const copy = await fileAt(admin, target)
    if (!copy) throw copied.error ?? new ActionError(NOT_ARRIVED)
    await checkCopy(admin, target, copy.size, ext)
  }
  return markFinished(admin, named, { width: null, height: null, blur: null })
}

/** @throws ActionError where the video must not be published */
async function checkVideo(admin: Admin, place: Place, size: number, ext: string): Promise<void> {
  if (size > VIDEO_LIMIT_MB * MB) {
    throw new ActionError(`Video size should be less than ${VIDEO_LIMIT_MB}MB`)
  }
  const found = await inspectVideo(await readerAt(admin, place), size)
  // Storage serves the announced type, so it must match the bytes.
  if (!found || extensionOf(found.type) !== ext) throw new ActionError(INVALID_VIDEO)
  if (found.hidden.length > 0) throw new ActionError(TELLING_VIDEO)
}

/** Deletes a refused copy at once: it is public. */
async function checkCopy(admin: Admin, copy: Place, size: number, ext: string): Promise<void> {
  try {
    await checkVideo(admin, copy, size, ext)
  } catch (error) {
    if (error instanceof ActionError) {
      stored(await admin.storage.from(copy.bucket).remove([copy.path]))
    }
    throw error
  }
}

const stagedAt = ({ staged_path }: Upload): Place => ({ bucket: STAGING, path: staged_path })

/** The sanitised file name without the upload's id in front. */
function givenName({ staged_path, id, kind }: Upload, ext: string): string {
  const file = staged_path.split('/').at(-1) ?? ''
  const base = file.slice(0, file.lastIndexOf('.')).replace(`${id}-`, '') || kind
  return `${base}-${stamp()}.${ext}`
}

/** specification §7: {timestamp-random}. */
function stamp(): string {
  return `${Date.now()}-${randomBytes(4).toString('hex')}`
}

function bucketOf({ kind }: Upload) {
  if (kind === 'logo') return 'logos'
  return kind === 'video' ? 'project-videos' : 'project-images'
}

/** Records the target path before the file is copied there, so a crash leaves no unknown file. */
async function nameTarget(admin: Admin, upload: Upload, file: string): Promise<Upload> {
  if (upload.path) return upload
  const bucket = bucketOf(upload)
  const path = `${upload.user_id}/${upload.project_id ?? 'logo'}/${file}`
  const naming = admin
    .from('uploads')
    .update({ bucket, path, url: recordedUrl(bucket, path) })
    .eq('id', upload.id)
    .is('path', null)
  return settle(admin, upload.id, await naming.select('*').maybeSingle())
}

async function markFinished(
  admin: Admin,
  upload: Upload,
  facts: Pick<Upload, 'width' | 'height' | 'blur'>,
): Promise<Upload> {
  const marking = admin
    .from('uploads')
    .update({ ...facts, finished_at: new Date().toISOString() })
    .eq('id', upload.id)
  return settle(admin, upload.id, await marking.select('*').maybeSingle())
}

/** Reads the row again: a parallel call may have finished it, or the owner discarded it. */
async function settle(
  admin: Admin,
  id: string,
  answer: { data: Upload | null; error: { message: string; code?: string } | null },
): Promise<Upload> {
  throwIfFailed(answer)
  if (answer.data) return answer.data
  const now = await admin.from('uploads').select('*').eq('id', id).maybeSingle()
  throwIfFailed(now)
  if (!now.data) throw new ActionError('The file was discarded')
  return now.data
}

function toFinished({ url, width, height, blur }: Upload): FinishedUpload {
  return { url: url ?? '', width, height, blur }
}
