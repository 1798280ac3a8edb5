import { runAction } from '@/components/forms/run-action'
import { toast } from '@/components/ui/toast'
import { discardUploads, type UploadTarget } from '@/lib/media/actions'
import { extensionOf, isHeic, MOV_TYPE } from '@/lib/media/limits'
import { isVideo } from '@/lib/media/purpose'
import { VIDEO_UPLOADED } from '@/lib/media/words'
import type { PreparedPhoto } from './photos/prepare-photo'
import type { PreparedVideo } from './prepare-video'
import { checkFile, deliverFile, type OutgoingFile } from './send-file'
import { CANCELLED } from './transport'
import type { EntryEvent, Queue } from './upload-queue'

/** What an entry needs besides its state in the queue. */
export interface Work {
  file: File
  /** A video as it is sent. */
  prepared: PreparedVideo | null
  /** A photo as it is sent. */
  photo: PreparedPhoto | null
  /** Of a photo announced before its turn. */
  target: UploadTarget | null
  isAhead: boolean
  still: Promise<File | null> | null
  poster: { id: string; file: File; isAnnounced: boolean } | null
  abort: AbortController
  /** Settles when nothing is under way any more; never rejects. */
  running: Promise<void>
}

/** Toasts for what ended, and the memory of previews that are gone. */
export function showOutcomes(before: Queue, now: Queue): void {
  const former = new Map(before.entries.map((entry) => [entry.id, entry]))
  for (const { id, status, problem, purpose } of now.entries) {
    const was = former.get(id)?.status
    if (was === status) continue
    if (status === 'failed' && problem) toast({ kind: 'error', message: problem })
    if (was && status === 'ready' && isVideo(purpose)) {
      toast({ kind: 'success', message: VIDEO_UPLOADED })
    }
  }
  const shown = new Set(now.entries.map(({ preview }) => preview))
  for (const { preview } of before.entries) {
    if (preview?.startsWith('blob:') && !shown.has(preview)) URL.revokeObjectURL(preview)
  }
}

/** After the video's bytes, while the connection is known to be good. */
export async function sendPoster(
  video: OutgoingFile,
  work: Work,
  tell: (event: EntryEvent) => void,
): Promise<void> {
  const file = await work.still
  if (!file) return
  work.poster ??= { id: crypto.randomUUID(), file, isAnnounced: false }
  const { poster } = work
  const report: OutgoingFile['report'] = (event) => {
    if (event.type === 'announced') poster.isAnnounced = true
    if (event.type === 'paused' || event.type === 'resumed') tell(event)
  }
  const outgoing = { ...video, id: poster.id, purpose: 'poster' as const, file, report }
  try {
    await deliverFile(outgoing)
    await checkFile(outgoing)
    tell({ type: 'poster-saved', posterId: poster.id })
  } catch (error) {
    // A video without a poster is still a video.
    if (!video.signal.aborted) console.error("Could not save the video's preview image", error)
  }
}

/** Tells the server once nothing can arrive there any more; its sweep covers a failure. */
export async function discard(
  { id, posterId, isAnnounced }: Queue['entries'][number],
  work: Work | undefined,
): Promise<void> {
  work?.abort.abort(CANCELLED)
  await work?.running
  const poster = posterId ?? (work?.poster?.isAnnounced ? work.poster.id : null)
  const ids = [isAnnounced ? id : null, poster].filter((known) => known !== null)
  if (ids.length > 0) await runAction(discardUploads, { ids }, 'Failed to remove the file')
}

export function newWork(file: File): Work {
  return {
    file,
    prepared: null,
    photo: null,
    target: null,
    isAhead: false,
    still: null,
    poster: null,
    abort: new AbortController(),
    running: Promise.resolve(),
  }
}

/** Null for a file that no browser can show. */
export function previewOf(file: File | undefined): string | null {
  const isShown = file && (extensionOf(file.type) || file.type === MOV_TYPE || isHeic(file))
  return isShown ? URL.createObjectURL(file) : null
}
