import {
  extensionOf,
  fileProblem,
  INVALID_VIDEO,
  invalidImage,
  isVideo,
  type UploadPurpose,
} from '@/lib/media/limits'
import type { Cargo } from './carry-upload'
import type { UploadItem, UploadTotals } from './types'

/** A file in the queue: what the form shows of it, and what carrying it needs. */
export interface Entry {
  item: UploadItem
  /** Null where only the checked upload is left, taken up from a draft. */
  cargo: Cargo | null
  /** A video's frame as it is drawn, and its own way to the server. */
  still: Promise<File | null> | null
  poster: Cargo | null
  isBeingShrunk: boolean
  /** Which go it belongs to: progress in total is counted by it. */
  go: number
  abort: AbortController
  /** Settles when nothing is under way any more; never rejects. */
  running: Promise<void>
}

export function entryOf(id: string, file: File, purpose: UploadPurpose): Entry {
  const { name, size } = file
  return {
    ...restedEntry({
      id,
      purpose,
      name,
      size,
      preview: previewOf(file),
      status: 'queued',
      progress: 0,
      problem: null,
      canRetry: false,
      canShrink: false,
      posterId: null,
      result: null,
    }),
    cargo: cargoOf(id, file, purpose),
  }
}

/** Null for what no browser could show. */
export function previewOf(file: File): string | null {
  return extensionOf(file.type) ? URL.createObjectURL(file) : null
}

/** Gives the memory of the chosen file back; an address of the server stays. */
export function dropPreview({ item }: Entry): void {
  if (!item.preview?.startsWith('blob:')) return
  URL.revokeObjectURL(item.preview)
  item.preview = null
}

/** One with nothing left to carry. */
export function restedEntry(item: UploadItem): Entry {
  return {
    item,
    cargo: null,
    still: null,
    poster: null,
    isBeingShrunk: false,
    go: 0,
    abort: new AbortController(),
    running: Promise.resolve(),
  }
}

export function cargoOf(id: string, file: File, purpose: UploadPurpose): Cargo {
  return { id, purpose, file, isAnnounced: false, hasArrived: false }
}

export function isUnderWay({ item }: Entry): boolean {
  return item.status === 'sending' || item.status === 'checking'
}

export function isBusy(entry: Entry): boolean {
  return entry.item.status === 'queued' || isUnderWay(entry)
}

interface Refusal {
  problem: string
  canShrink: boolean
}

/** Why a file is not sent at all, and whether a smaller version of it would be. */
export function refusalOf({ file, purpose }: Cargo, rawLimitMB: number): Refusal | undefined {
  const { name, type, size } = file
  if (size === 0) {
    return { problem: isVideo(purpose) ? INVALID_VIDEO : invalidImage(purpose), canShrink: false }
  }
  const problem = fileProblem({ purpose, name, type, size }, rawLimitMB)
  if (!problem) return undefined
  const isOnlyTooLarge = !fileProblem({ purpose, name, type, size: 1 }, rawLimitMB)
  return { problem, canShrink: isOnlyTooLarge && !isVideo(purpose) }
}

export function totalsOf(entries: readonly Entry[], go: number): UploadTotals {
  let all = 0
  let sent = 0
  for (const entry of entries) {
    if (entry.go !== go || entry.item.status === 'failed') continue
    all += entry.item.size
    sent += entry.item.size * entry.item.progress
  }
  return {
    progress: all === 0 ? 0 : sent / all,
    busy: entries.filter(isBusy).length,
    failed: entries.filter(({ item }) => item.status === 'failed').length,
  }
}
