import type { FinishedUpload } from '@/lib/media/finish'
import type { UploadPurpose } from '@/lib/media/purpose'

/** 'paused': no connection; it continues by itself. */
export type UploadStatus =
  | 'queued'
  | 'converting'
  | 'sending'
  | 'paused'
  | 'checking'
  | 'ready'
  | 'failed'

/** Why a photo or video is sent smaller than it was chosen. */
export type Smaller = 'too-large' | 'slow'

/** An upload as the form shows it. */
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
  /** Of the conversion or the bytes, 0 to 1. */
  progress: number
  /** Why it failed, in the words of the specification. */
  problem: string | null
  /** Whether 'Try again' can help: not where the file itself is refused. */
  canRetry: boolean
  /** A video above its limit: the browser can make it smaller with one tap. */
  canShrink: boolean
  smaller?: Smaller | null
  /** This device could not store it: it is lost if the page is closed before it is sent. */
  isUnkept?: boolean
  /** Upload id of a video's still frame. */
  posterId: string | null
  result: FinishedUpload | null
}

export interface UploadTotals {
  /** 0 to 1 by bytes, over the files of this batch; failed ones do not count. */
  progress: number
  /** Queued, sending, paused or being checked. */
  busy: number
  failed: number
  /** No file gets on until the connection returns. */
  isPaused: boolean
}

export interface UploadSettings {
  /** Null for a logo. */
  projectId: string | null
  /** From the profile; photos only. */
  rawLimitMB?: number
}

export interface Uploads {
  items: readonly UploadItem[]
  totals: UploadTotals
}

/** A checked upload of a draft. */
export type RestoredUpload = Pick<UploadItem, 'id' | 'purpose' | 'name' | 'size' | 'posterId'> & {
  result: FinishedUpload
}
