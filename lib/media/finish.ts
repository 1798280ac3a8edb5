import 'server-only'
import { randomBytes } from 'node:crypto'
import { ActionError } from '@/lib/action'
import { makesAvif } from '@/lib/env'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Json, Tables } from '@/lib/supabase/database.types'
import { throwIfFailed } from '@/lib/supabase/unwrap'
import { extensionOf, limitOf, MB, VIDEO_LIMIT_MB } from './limits'
import { publicFileUrl } from './picture'
import { ImageError, processImage } from './process-image'
import { STAGING, type UploadPurpose } from './purpose'
import { compressionSettings, imageSettingsFor } from './settings'
import { fetchFile, type Place, type Server, storeFile, storeSizes } from './stored-sizes'
import { rewriteInWorker } from './video/rewrite-in-worker'
import { VideoError } from './video/video-error'
import {
  DISCARDED,
  INVALID_VIDEO,
  imageTooLarge,
  invalidImage,
  NOT_ARRIVED,
  SLOW_PICTURE,
  TOO_MANY_PIXELS,
  UNPLAYABLE_VIDEO,
  videoTooLarge,
} from './words'

export type Upload = Tables<'uploads'>

/** What a page needs to show the file. */
export interface FinishedUpload {
  url: string
  width: number | null
  height: number | null
  colour: string | null
  formats: string | null
}

/** Fetching a photo or storing a video takes longer than a read. */
const SLOW_MS = 55_000
/** That browsers keep a video (specification §7). */
const VIDEO_SECONDS = 3600

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
  const size = (await admin.storage.from(STAGING).info(upload.staged_path)).data?.size
  if (size === undefined) throw notArrived()
  const finish = upload.kind === 'video' ? finishVideo : finishImage
  try {
    return toFinished(await finish(admin, upload, { size, purpose, savedSettings }))
  } catch (error) {
    // A refused upload loses its row; a trigger queues the file.
    if (error instanceof ActionError) {
      throwIfFailed(await admin.from('uploads').delete().eq('id', upload.id))
    }
    throw error
  }
}

interface Staged {
  purpose: UploadPurpose
  size: number
  savedSettings: Json | null
}

async function finishImage(admin: Server, upload: Upload, staged: Staged): Promise<Upload> {
  const { purpose, size, savedSettings } = staged
  const isLogo = purpose === 'logo'
  const limit = limitOf(purpose, compressionSettings(savedSettings).rawUploadLimit)
  if (size > limit * MB) throw rejected(imageTooLarge(purpose, limit))
  const bytes = await fetchFile(admin, stagedAt(upload))
  const settings = imageSettingsFor(purpose, savedSettings)
  const image = await processImage(bytes, settings, { allowGif: isLogo }).catch(
    (error: unknown) => {
      throw error instanceof ImageError ? rejected(refusal(error, purpose)) : error
    },
  )
  const { data, contentType, ext, width, height } = image
  const named = await nameTarget(
    admin,
    upload,
    isLogo ? givenName(upload, ext) : `${stamp()}.${ext}`,
  )
  const place = { bucket: bucketOf(upload), path: named.path ?? '' }
  await storeFile(admin, place, data, contentType)
  // A still frame is shown as it is.
  if (purpose === 'poster') return markFinished(admin, named, { width, height })
  const made = await storeSizes(admin, place, data, { withAvif: makesAvif })
  return markFinished(admin, named, { width, height, ...made })
}

/** The file itself is refused: sending it again cannot help. */
const rejected = (message: string) => new ActionError(message, undefined, { code: 'rejected' })
const notArrived = () => new ActionError(NOT_ARRIVED, undefined, { code: 'not-arrived' })

function refusal(error: ImageError, purpose: UploadPurpose): string {
  if (error.code === 'too-many-pixels') return TOO_MANY_PIXELS
  return error.code === 'timeout' ? SLOW_PICTURE : invalidImage(purpose)
}

async function finishVideo(admin: Server, upload: Upload, { size }: Staged): Promise<Upload> {
  if (size > VIDEO_LIMIT_MB * MB) throw rejected(videoTooLarge(VIDEO_LIMIT_MB))
  // Only what is seen and heard becomes public.
  const { type, data } = await rewriteInWorker(await fetchFile(admin, stagedAt(upload))).catch(
    (error: unknown) => {
      throw error instanceof VideoError ? rejected(videoRefusal(error)) : error
    },
  )
  const named = await nameTarget(admin, upload, givenName(upload, extensionOf(type) ?? ''))
  const place = { bucket: bucketOf(upload), path: named.path ?? '' }
  await storeFile(admin, place, data, type, VIDEO_SECONDS)
  return markFinished(admin, named, {})
}

function videoRefusal({ code }: VideoError): string {
  return code === 'unplayable' ? UNPLAYABLE_VIDEO : INVALID_VIDEO
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
async function nameTarget(admin: Server, upload: Upload, file: string): Promise<Upload> {
  if (upload.path) return upload
  const bucket = bucketOf(upload)
  const path = `${upload.user_id}/${upload.project_id ?? 'logo'}/${file}`
  const naming = admin
    .from('uploads')
    .update({ bucket, path, url: publicFileUrl(bucket, path) })
    .eq('id', upload.id)
    .is('path', null)
  return settle(admin, upload.id, await naming.select('*').maybeSingle())
}

async function markFinished(
  admin: Server,
  upload: Upload,
  facts: Partial<Pick<Upload, 'width' | 'height' | 'colour' | 'formats'>>,
): Promise<Upload> {
  const marking = admin
    .from('uploads')
    .update({ ...facts, finished_at: new Date().toISOString() })
    .eq('id', upload.id)
  return settle(admin, upload.id, await marking.select('*').maybeSingle())
}

/** Reads the row again: a parallel call may have finished it, or the owner discarded it. */
async function settle(
  admin: Server,
  id: string,
  answer: { data: Upload | null; error: { message: string; code?: string } | null },
): Promise<Upload> {
  throwIfFailed(answer)
  if (answer.data) return answer.data
  const now = await admin.from('uploads').select('*').eq('id', id).maybeSingle()
  throwIfFailed(now)
  if (!now.data) throw rejected(DISCARDED)
  return now.data
}

function toFinished({ url, width, height, colour, formats }: Upload): FinishedUpload {
  return { url: url ?? '', width, height, colour, formats }
}
