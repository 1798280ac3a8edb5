import type { UploadPurpose } from '@/lib/media/limits'

export type MediaType = 'before' | 'after' | 'progress' | 'video'

/** A chosen file and its place in the project. */
export interface Placed {
  /** Of the upload. */
  id: string
  type: MediaType
  /** One for both halves of a set, one of its own for a video, none for a photo of the work. */
  setId: string | null
  caption: string
  date: string
  /** Told where the file is gone. */
  name: string
  /** Why the file must be chosen again; its words are kept. */
  lost: string | null
}

/** What this list needs to know of an upload. */
interface Sent {
  id: string
  purpose: UploadPurpose
  name: string
  status: string
  problem: string | null
  canRetry: boolean
  posterId: string | null
}

export const GONE = 'We no longer have this file. Please choose it again.'
export const NOT_SENT = 'The upload stopped when the page was closed. Please choose the file again.'

/** The `media` of a save, in the order the page shows it: sets, then progress, then videos. */
export function toMedia(
  placed: readonly Placed[],
  sent: readonly Sent[],
  setIds: readonly string[],
) {
  const rank = ({ type, setId }: Placed) => {
    if (type === 'progress') return [1, 0]
    if (type === 'video') return [2, 0]
    return [0, 2 * setIds.indexOf(setId ?? '') + (type === 'after' ? 1 : 0)]
  }
  return placed
    .map((entry) => ({ entry, item: sent.find(({ id }) => id === entry.id), rank: rank(entry) }))
    .filter(({ item }) => item?.status === 'ready')
    .sort((a, b) => (a.rank[0] ?? 0) - (b.rank[0] ?? 0) || (a.rank[1] ?? 0) - (b.rank[1] ?? 0))
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

/** Files that keep the project from being saved: failed ones, and ones that must be chosen again. */
export function blockersOf(placed: readonly Placed[], sent: readonly Sent[]): Blocker[] {
  const failed = sent
    .filter(({ status, purpose }) => status === 'failed' && purpose !== 'poster')
    .map(({ id, name, problem, canRetry }) => ({ id, name, problem: problem ?? '', canRetry }))
  const lost = placed.flatMap(({ id, name, lost }) =>
    lost ? [{ id, name, problem: lost, canRetry: false }] : [],
  )
  return [...failed, ...lost]
}

/** The toast for a file that was gone when the project was saved (specification §8). */
export function notSaved(type: MediaType, reason: string): string {
  return type === 'video' ? 'Failed to save video' : `Failed to save ${type} image: ${reason}`
}

/** The save button while files are on their way. */
export function uploadingWords(busy: number): string {
  return `Uploading ${busy} ${busy === 1 ? 'file' : 'files'}…`
}

/** Caption and date of pictures that are saved already, where they were changed. */
export type Captions = Record<string, { caption: string; date: string }>

/** Each by the name of its text. */
export function captionTexts(captions: Captions): Record<string, string> {
  return Object.fromEntries(
    Object.entries(captions).flatMap(([id, { caption, date }]) => [
      [`caption-${id}`, caption],
      [`date-${id}`, date],
    ]),
  )
}

/** The way back. */
export function captionsOf(ids: readonly string[], texts: Record<string, string>): Captions {
  return Object.fromEntries(
    ids.map((id) => [
      id,
      { caption: texts[`caption-${id}`] ?? '', date: texts[`date-${id}`] ?? '' },
    ]),
  )
}

/** The `captions` of a save: no more than what was changed. */
export function toCaptions(captions: Captions, changed: readonly string[]) {
  return Object.entries(captions)
    .map(([id, { caption, date }]) => ({
      id,
      caption: changed.includes(`caption-${id}`) ? caption : undefined,
      image_date: changed.includes(`date-${id}`) ? date : undefined,
    }))
    .filter((words) => words.caption !== undefined || words.image_date !== undefined)
}
