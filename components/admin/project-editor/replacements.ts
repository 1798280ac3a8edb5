import type { UploadItem, Uploads } from '@/components/admin/uploads/types'
import type { ProjectToEdit, SavedPicture, SavedVideo } from '@/lib/projects/editor/edit-rows'

export interface Replacement {
  uploadId: string
  /** The upload that the former file becomes. */
  formerId: string
  /** Why the checked file could not replace the picture. */
  problem: string | null
  isSent: boolean
}

/** What the form knows of files and of the pictures they replace. */
export interface Replacing {
  /** Pictures that are replaced at once, by image id. */
  replacements: Readonly<Record<string, Replacement>>
  uploads: Uploads
  /** Sets whose lined-up photos are being sent. */
  sendingSets: readonly string[]
}

export function picturesOf({
  sets,
  progress,
  videos,
}: ProjectToEdit): (SavedPicture | SavedVideo)[] {
  return [...sets.flatMap(({ pictures }) => pictures), ...progress, ...videos]
}

/** All uploads; one that arrived but could not replace its picture counts as failed. */
export function itemsOf({ uploads, replacements }: Replacing): UploadItem[] {
  return uploads.items.map((item): UploadItem => {
    const replacement = Object.values(replacements).find(({ uploadId }) => uploadId === item.id)
    return replacement?.problem
      ? { ...item, status: 'failed', problem: replacement.problem, canRetry: true }
      : item
  })
}

/** The file that replaces a saved picture. */
export function replacementOf(state: Replacing, imageId: string): UploadItem | undefined {
  const uploadId = state.replacements[imageId]?.uploadId
  return itemsOf(state).find(({ id }) => id === uploadId)
}

/** Replacements to send, as image id and upload id: their file is checked. */
export function checkedReplacements({ replacements, uploads }: Replacing): [string, string][] {
  const isReady = (uploadId: string) =>
    uploads.items.some(({ id, status }) => id === uploadId && status === 'ready')
  return Object.entries(replacements).flatMap(([imageId, { uploadId, isSent }]) =>
    !isSent && isReady(uploadId) ? [[imageId, uploadId]] : [],
  )
}

/** Failed replacements whose file the page shows: only the answer was lost. */
export function shownReplacements(
  { replacements, uploads }: Replacing,
  project: ProjectToEdit | undefined,
): [string, string][] {
  const shown = new Set(project && picturesOf(project).map(({ id, src }) => `${id} ${src}`))
  return Object.entries(replacements).flatMap(([imageId, { uploadId, problem }]) => {
    const url = uploads.items.find(({ id }) => id === uploadId)?.result?.url
    return problem && shown.has(`${imageId} ${url}`) ? [[imageId, uploadId]] : []
  })
}

/** Counts files on their way, including pictures still to be replaced and both of a lined-up set. */
export function busyOf(state: Replacing): number {
  const replacing = Object.keys(state.replacements).filter((imageId) => {
    const item = replacementOf(state, imageId)
    return item && item.status !== 'failed'
  })
  return Math.max(state.uploads.totals.busy, replacing.length) + 2 * state.sendingSets.length
}
