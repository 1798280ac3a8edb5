import type { FinishedUpload } from '@/lib/media/finish'
import { type FileProblem, fileProblem, isHeic, MOV_TYPE } from '@/lib/media/limits'
import { isPhoto, isVideo, type UploadPurpose } from '@/lib/media/purpose'
import { type FailureCode, failureWords } from '@/lib/media/words'
import type { RestoredUpload, Smaller, UploadItem } from './types'

/** The upload queue as a pure reducer: what happened goes in; queue-views.ts reads what comes out. */

export interface Entry extends UploadItem {
  /** The server may know this upload, so cancelling must tell it. */
  isAnnounced: boolean
  /** All bytes are in the staging bucket. */
  hasArrived: boolean
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
  | { type: 'prepared'; size: number; smaller?: Smaller | null }

export type EntryEvent =
  | TransferEvent
  | { type: 'started' }
  | { type: 'arrived' }
  | { type: 'poster-saved'; posterId: string }
  | { type: 'checked'; result: FinishedUpload }
  | { type: 'failed'; code: FailureCode; reason?: string }
  | { type: 'not-kept' }
  | { type: 'placed'; purpose: UploadPurpose }

export type QueueEvent =
  | (EntryEvent & { id: string })
  | { type: 'retried'; id: string }
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
      return enqueue(queue, event.id)
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
      return { status: phase, progress: 0, size: event.size, smaller: event.smaller ?? null }
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
    case 'not-kept':
      return { isUnkept: true }
    case 'placed':
      return { purpose: event.purpose }
    case 'failed': {
      const { code, reason } = event
      // Nothing is left to check, so a retry sends the bytes again.
      const isMissing = code === 'not-arrived' || code === 'file-gone'
      return {
        status: 'failed',
        problem: failureWords(entry.purpose, code, reason),
        canRetry: code !== 'rejected',
        hasArrived: entry.hasArrived && !isMissing,
      }
    }
  }
}

function add(queue: Queue, file: FileFacts & { type: string }, rawLimitMB?: number): Queue {
  const { type, ...item } = file
  const added = enqueue({ ...queue, entries: [...queue.entries, entryOf(item)] }, file.id)
  const problem = refusalOf(file, rawLimitMB)
  if (!problem) return added
  return change(added, file.id, () => ({
    status: 'failed',
    problem: problem.message,
    canShrink: problem.code === 'too-large' && isVideo(file.purpose),
  }))
}

type ChosenFacts = Pick<UploadItem, 'purpose' | 'name' | 'size'> & { type: string }

/** What is wrong with a file that the browser cannot help; it is not sent. */
export function refusalOf(file: ChosenFacts, rawLimitMB?: number): FileProblem | undefined {
  // Some systems know no type for .MOV.
  const isMov = file.type === MOV_TYPE || (!file.type && /\.mov$/i.test(file.name))
  const problem = fileProblem(isMov ? { ...file, type: 'video/mp4' } : file, rawLimitMB)
  // The browser makes a photo smaller on its way, and a JPEG of a HEIC if it can.
  const isHelped =
    isPhoto(file.purpose) && (problem?.code === 'too-large' || (isHeic(file) && file.size > 0))
  return isHelped ? undefined : problem
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
function enqueue(queue: Queue, id: string): Queue {
  const isAlone = !queue.entries.some((other) => other.id !== id && isBusy(other))
  const batch = queue.batch + (isAlone ? 1 : 0)
  const none = { progress: 0, problem: null, canRetry: false, canShrink: false }
  return change({ ...queue, batch }, id, () => ({ ...none, status: 'queued', batch }))
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

export function isUnderWay({ status }: UploadItem): boolean {
  return ['converting', 'sending', 'paused', 'checking'].includes(status)
}

export function isBusy(item: UploadItem): boolean {
  return item.status === 'queued' || isUnderWay(item)
}
