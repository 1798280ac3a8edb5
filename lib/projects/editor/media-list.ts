import type { UploadPurpose } from '@/lib/media/purpose'

export type MediaType = 'before' | 'after' | 'progress' | 'video'

/** Where in the project a file belongs. */
export interface Place {
  type: MediaType
  /** Shared by both halves of a set, unique for a video, null for a progress photo. */
  setId: string | null
}

/** A chosen file that will be saved with the project. */
export interface ChosenFile extends Place {
  /** Upload id. */
  id: string
  caption: string
  date: string
  /** File name, for the message when the file is gone. */
  name: string
  /** Why the file must be chosen again; its caption is kept. */
  lost: string | null
  /** Bytes. */
  size: number
  /** Upload id of a video's still frame. */
  posterId: string | null
}

/** @param instead the file it replaces, whose caption and date it keeps */
export function chosenFile(
  id: string,
  { name, size }: File,
  { type, setId }: Place,
  instead?: ChosenFile,
): ChosenFile {
  return {
    id,
    type,
    // Each video is its own set (specification §7).
    setId: type === 'video' ? crypto.randomUUID() : setId,
    caption: instead?.caption ?? '',
    date: instead?.date ?? '',
    name,
    lost: null,
    size,
    posterId: null,
  }
}

/** The upload fields that this list needs. */
interface Sent {
  id: string
  purpose: UploadPurpose
  name: string
  status: string
  problem: string | null
  canRetry: boolean
  posterId: string | null
}

export const NOT_SENT = 'The upload stopped when the page was closed. Please choose the file again.'

/** Sets, progress, videos. */
function inPageOrder(files: readonly ChosenFile[], setIds: readonly string[]): ChosenFile[] {
  const rank = ({ type, setId }: ChosenFile) => {
    if (type === 'progress') return [1, 0]
    if (type === 'video') return [2, 0]
    return [0, 2 * setIds.indexOf(setId ?? '') + (type === 'after' ? 1 : 0)]
  }
  return files
    .map((file) => ({ file, rank: rank(file) }))
    .sort((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0))
    .map(({ file }) => file)
}

/** The `media` of a save in page order. */
export function toMedia(
  files: readonly ChosenFile[],
  sent: readonly Sent[],
  setIds: readonly string[],
) {
  return inPageOrder(files, setIds)
    .map((entry) => ({ entry, item: sent.find(({ id }) => id === entry.id) }))
    .filter(({ item }) => item?.status === 'ready')
    .map(({ entry, item }) => ({
      upload: entry.id,
      image_type: entry.type,
      image_set_id: entry.setId,
      caption: entry.caption,
      image_date: entry.date,
      poster: item?.posterId ?? null,
    }))
}

export interface Blocker {
  id: string
  name: string
  problem: string
  canRetry: boolean
}

/** Files that block a save: failed ones, and ones to be chosen again. */
export function blockersOf(files: readonly ChosenFile[], sent: readonly Sent[]): Blocker[] {
  const failed = sent
    .filter(({ status, purpose }) => status === 'failed' && purpose !== 'poster')
    .map(({ id, name, problem, canRetry }) => ({ id, name, problem: problem ?? '', canRetry }))
  const lost = files.flatMap(({ id, name, lost }) =>
    lost ? [{ id, name, problem: lost, canRetry: false }] : [],
  )
  return [...failed, ...lost]
}

/** Toast for a file that was gone at save time (specification §8). */
export function notSaved(type: MediaType, reason: string): string {
  return type === 'video' ? 'Failed to save video' : `Failed to save ${type} image: ${reason}`
}

/** Label of the save button during uploads. */
export function uploadingWords(busy: number): string {
  return `Uploading ${busy} ${busy === 1 ? 'file' : 'files'}…`
}

/** Changed captions and dates of saved pictures. */
export type Captions = Record<string, { caption: string; date: string }>

/** Captions as texts by name. */
export function captionTexts(captions: Captions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(captions).flatMap(([id, { caption, date }]) => [
      [`caption-${id}`, caption],
      [`date-${id}`, date],
    ]),
  )
}

/** The inverse of captionTexts. */
export function captionsOf(ids: readonly string[], texts: Record<string, string>): Captions {
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { caption: texts[`caption-${id}`] ?? '', date: texts[`date-${id}`] ?? '' },
    ]),
  )
}

/** The `captions` of a save: only the changed ones. */
export function toCaptions(captions: Captions, changed: readonly string[]) {
  return Object.entries(captions)
    .map(([id, { caption, date }]) => ({
      id,
      caption: changed.includes(`caption-${id}`) ? caption : undefined,
      image_date: changed.includes(`date-${id}`) ? date : undefined,
    }))
    .filter((words) => words.caption !== undefined || words.image_date !== undefined)
}
