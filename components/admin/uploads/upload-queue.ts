import type { FinishedUpload } from '@/lib/media/finish'
import { fileProblem, MOV_TYPE } from '@/lib/media/limits'
import { type FailureCode, failureWords } from '@/lib/media/words'
import type { RestoredUpload, UploadItem, UploadTotals } from './types'

/** The upload queue as a pure reducer: what happened goes in, what to show and to start comes out. */

const AT_ONCE = 2

interface Entry extends UploadItem {
  /** The server may know this upload, so cancelling must tell it. */
  isAnnounced: boolean
  /** All bytes are in the staging bucket. */
  hasArrived: boolean
  isShrinking: boolean
  /** Files added while others are busy share their batch. */
  batch: number
}

export interface Queue {
  entries: readonly Entry[]
  batch: number
  /** Nothing starts while the page is closed. */
  isOpen: boolean
}

type FileFacts = Pick<UploadItem, 'id' | 'purpose' | 'name' | 'size' | 'preview'>

/** What a transfer reports. */
export type TransferEvent =
  | { type: 'announced' }
  | { type: 'progressed'; progress: number }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'converted'; progress: number }
  | { type: 'prepared'; size: number }

export type EntryEvent =
  | TransferEvent
  | { type: 'started' }
  | { type: 'arrived' }
  | { type: 'poster-saved'; posterId: string }
  | { type: 'checked'; result: FinishedUpload }
  | { type: 'failed'; code: FailureCode; reason?: string }
  | { type: 'shrunk'; size: number }

export type QueueEvent =
  | (EntryEvent & { id: string })
  | { type: 'retried' | 'shrinking'; id: string }
  | { type: 'added'; file: FileFacts & { type: string }; rawLimitMB?: number }
  | { type: 'removed'; id: string }
  | { type: 'restored'; uploads: readonly RestoredUpload[] }
  | { type: 'released' }
  | { type: 'opened'; previews: ReadonlyMap<string, string | null> }
  | { type: 'closed' }

export const emptyQueue: Queue = { entries: [], batch: 0, isOpen: false }

export function reduce(queue: Queue, event: QueueEvent): Queue {
  const { entries } = queue
  switch (event.type) {
    case 'added':
      return add(queue, event.file, event.rawLimitMB)
    case 'removed':
      return { ...queue, entries: entries.filter(({ id }) => id !== event.id) }
    case 'released':
      return { ...queue, entries: [] }
    case 'restored':
      return { ...queue, entries: [...entries, ...restored(event.uploads, entries)] }
    case 'opened': {
      const shown = (entry: Entry) => entry.preview ?? event.previews.get(entry.id) ?? null
      return { ...queue, isOpen: true, entries: entries.map((e) => ({ ...e, preview: shown(e) })) }
    }
    case 'closed':
      return { ...queue, isOpen: false, entries: entries.map(interrupted) }
    case 'retried':
    case 'shrinking':
      return enqueue(queue, event.id, event.type === 'shrinking')
    default:
      return change(queue, event.id, (entry) => changeBy(entry, event))
  }
}

function changeBy(entry: Entry, event: EntryEvent): Partial<Entry> {
  const phase = entry.hasArrived ? 'checking' : 'sending'
  switch (event.type) {
    case 'announced':
      return { isAnnounced: true }
    case 'started':
      return { status: phase }
    case 'progressed':
      return { progress: event.progress }
    case 'converted':
      return { status: 'converting', progress: event.progress }
    case 'prepared':
      return { status: phase, progress: 0, size: event.size }
    case 'paused':
      return isUnderWay(entry) ? { status: 'paused' } : {}
    case 'resumed':
      return entry.status === 'paused' ? { status: phase } : {}
    case 'arrived':
      return { status: 'checking', progress: 1, hasArrived: true }
    case 'poster-saved':
      return { posterId: event.posterId }
    case 'checked':
      return { status: 'ready', progress: 1, result: event.result }
    case 'shrunk':
      return { size: event.size, isShrinking: false }
    case 'failed': {
      const { code, reason } = event
      // Nothing is left to check, so a retry sends the bytes again.
      const isMissing = code === 'not-arrived' || code === 'file-gone'
      return {
        status: 'failed',
        problem: failureWords(entry.purpose, code, reason),
        canRetry: code !== 'rejected' && code !== 'cannot-shrink',
        isShrinking: false,
        hasArrived: entry.hasArrived && !isMissing,
      }
    }
  }
}

function add(queue: Queue, file: FileFacts & { type: string }, rawLimitMB?: number): Queue {
  const { type, ...item } = file
  const added = enqueue({ ...queue, entries: [...queue.entries, entryOf(item)] }, file.id, false)
  // Some systems know no type for .MOV.
  const isMov = type === MOV_TYPE || (!type && /\.mov$/i.test(file.name))
  const problem = fileProblem(isMov ? { ...file, type: 'video/mp4' } : file, rawLimitMB)
  if (!problem) return added
  return change(added, file.id, () => ({
    status: 'failed',
    problem: problem.message,
    canShrink: problem.code === 'too-large' && file.purpose !== 'logo',
  }))
}

function entryOf(item: FileFacts & Partial<Entry>): Entry {
  return {
    status: 'queued',
    progress: 0,
    problem: null,
    canRetry: false,
    canShrink: false,
    posterId: null,
    result: null,
    isAnnounced: false,
    hasArrived: false,
    isShrinking: false,
    batch: 0,
    ...item,
  }
}

function restored(uploads: readonly RestoredUpload[], known: readonly Entry[]): Entry[] {
  return uploads
    .filter(({ id }) => !known.some((entry) => entry.id === id))
    .map(({ id, purpose, name, size, posterId, result }) => {
      const facts = { id, purpose, name, size, posterId, result, preview: result.url, progress: 1 }
      return entryOf({ ...facts, status: 'ready', isAnnounced: true, hasArrived: true })
    })
}

/** Into the queue, or back into it after a failure. */
function enqueue(queue: Queue, id: string, isShrinking: boolean): Queue {
  const isAlone = !queue.entries.some((other) => other.id !== id && isBusy(other))
  const batch = queue.batch + (isAlone ? 1 : 0)
  const none = { progress: 0, problem: null, canRetry: false, canShrink: false }
  return change({ ...queue, batch }, id, () => ({ ...none, status: 'queued', isShrinking, batch }))
}

function interrupted(entry: Entry): Entry {
  const preview = entry.preview?.startsWith('blob:') ? null : entry.preview
  return { ...entry, preview, status: isUnderWay(entry) ? 'queued' : entry.status }
}

/** The same queue if it does not hold the entry. */
function change(queue: Queue, id: string, update: (entry: Entry) => Partial<Entry>): Queue {
  if (!queue.entries.some((entry) => entry.id === id)) return queue
  const entries = queue.entries.map((entry) =>
    entry.id === id ? { ...entry, ...update(entry) } : entry,
  )
  return { ...queue, entries }
}

function isUnderWay({ status }: UploadItem): boolean {
  return ['converting', 'sending', 'paused', 'checking'].includes(status)
}

function isBusy(item: UploadItem): boolean {
  return item.status === 'queued' || isUnderWay(item)
}

/** The entry to start now, if there is room. */
export function startable({ entries, isOpen }: Queue): Entry | undefined {
  if (!isOpen || entries.filter(isUnderWay).length >= AT_ONCE) return undefined
  return entries.find(({ status, isShrinking }) => status === 'queued' && !isShrinking)
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
