import { isPhoto } from '@/lib/media/purpose'
import type { UploadItem, UploadTotals } from './types'
import { type Entry, isBusy, isUnderWay, type Queue } from './upload-queue'

/** What the upload queue shows and starts. */

/** On the line. */
const AT_ONCE = 2
/** Also while others are checked, so that the line is not idle. */
const MOST_UNDER_WAY = 3

/** The entry to start now, if there is room. */
export function startable({ entries, isOpen }: Queue): Entry | undefined {
  const underWay = entries.filter(isUnderWay)
  const sending = underWay.filter(({ hasArrived }) => !hasArrived)
  const hasRoom = sending.length < AT_ONCE && underWay.length < MOST_UNDER_WAY
  return isOpen && hasRoom ? entries.find(({ status }) => status === 'queued') : undefined
}

/** Photos whose turn is next. */
export function upcoming({ entries, isOpen }: Queue): Entry[] {
  const photos = entries.filter(({ status, purpose }) => status === 'queued' && isPhoto(purpose))
  return isOpen ? photos.slice(0, AT_ONCE) : []
}

/** Without signal all files wait for it, not for each other. */
export function itemsOf(queue: Queue): UploadItem[] {
  if (!totalsOf(queue).isPaused) return [...queue.entries]
  return queue.entries.map((entry) =>
    entry.status === 'queued' ? { ...entry, status: 'paused' } : entry,
  )
}

/** Its file is still needed. */
export function isUnsent({ status, canRetry, canShrink }: UploadItem): boolean {
  return status === 'failed' ? canRetry || canShrink : status !== 'ready'
}

export function totalsOf({ entries, batch }: Queue): UploadTotals {
  const counted = entries.filter((entry) => entry.batch === batch && entry.status !== 'failed')
  const all = counted.reduce((sum, { size }) => sum + size, 0)
  const sent = counted.reduce((sum, entry) => sum + sentOf(entry), 0)
  const underWay = entries.filter(isUnderWay)
  return {
    progress: all === 0 ? 0 : sent / all,
    busy: entries.filter(isBusy).length,
    failed: entries.filter(({ status }) => status === 'failed').length,
    isPaused: underWay.length > 0 && underWay.every(({ status }) => status === 'paused'),
  }
}

function sentOf({ status, size, progress }: Entry): number {
  return status === 'converting' ? 0 : size * progress
}
