import type { FinishedUpload } from '@/lib/media/finish'
import type { UploadPurpose } from '@/lib/media/limits'

export type UploadStatus = 'queued' | 'sending' | 'checking' | 'ready' | 'failed'

/** A file on its way, as the form shows it. */
export interface UploadItem {
  /** Of the upload, and later of the picture it becomes. */
  id: string
  purpose: UploadPurpose
  name: string
  /** Bytes. */
  size: number
  /** For an <img> or <video>: the chosen file itself, or the checked one once a draft was taken up again. */
  preview: string | null
  status: UploadStatus
  /** Of the bytes, 0 to 1. */
  progress: number
  /** Why it failed, in the words of the specification. */
  problem: string | null
  /** Whether 'Try again' can help: not where the file itself is refused. */
  canRetry: boolean
  /** A photo above the raw limit: the browser can make it smaller with one tap. */
  canShrink: boolean
  /** A video's still frame, an upload of its own. */
  posterId: string | null
  result: FinishedUpload | null
}

export interface UploadTotals {
  /** 0 to 1 by bytes, over the files of this go: a failed one does not count. */
  progress: number
  /** Queued, on their way or being checked. */
  busy: number
  failed: number
}

export interface UploadSettings {
  projectId: string
  /** Of the profile; photos only. */
  rawLimitMB: number
  /** A file is checked and can be saved. */
  onDone?: (item: UploadItem) => void
}

export interface Uploads {
  items: UploadItem[]
  totals: UploadTotals
  /** Starts at once, two files at a time; returns the new ids in the order of the files. */
  add(files: readonly File[], purpose: UploadPurpose): string[]
  retry(id: string): void
  /** Sends a smaller version made in the browser. */
  shrink(id: string): void
  /** Stops and forgets it, here and on the server. */
  remove(id: string): void
  /** Takes up checked uploads of a draft again, after a reload. */
  restore(items: readonly UploadItem[]): void
  /** After a save that consumed them: forgets all without discarding them on the server. */
  release(): void
}
