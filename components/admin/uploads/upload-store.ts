import { toast } from '@/components/ui/toast'
import type { FinishedUpload } from '@/lib/media/finish'
import { isVideo, type UploadPurpose } from '@/lib/media/limits'
import { carryEntry, takeBack } from './carry-entry'
import { toFailure, UploadFailure } from './failures'
import { shrinkImage } from './shrink-image'
import type { UploadItem, UploadSettings, Uploads } from './types'
import {
  dropPreview,
  type Entry,
  entryOf,
  isBusy,
  isUnderWay,
  previewOf,
  refusalOf,
  restedEntry,
  totalsOf,
} from './upload-entry'
import { forgetVideo, recallVideo } from './video-memory'
import { drawPoster } from './video-poster'

type Snapshot = Pick<Uploads, 'items' | 'totals'>

const AT_ONCE = 2
const CANNOT_SHRINK = "We couldn't make this photo smaller. Please choose another one."

/** The queue of chosen files, free of React: at most two on their way at a time, the check included. */
export class UploadStore {
  #entries: Entry[] = []
  #settings: UploadSettings
  #isOpen = false
  /** Counts the goes: files chosen while others are under way belong to theirs. */
  #go = 0
  #listeners = new Set<() => void>()
  #snapshot: Snapshot = { items: [], totals: totalsOf([], 0) }

  constructor(settings: UploadSettings) {
    this.#settings = settings
  }

  configure(settings: UploadSettings): void {
    this.#settings = settings
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot

  /** While the page is there. */
  open(): void {
    this.#isOpen = true
    for (const { item, cargo } of this.#entries) {
      if (cargo) item.preview ??= previewOf(cargo.file)
    }
    this.#changed()
  }

  /** The page is left or hidden: everything stops where it is, and goes on should it be opened again. */
  close(): void {
    this.#isOpen = false
    for (const entry of this.#entries) {
      if (isUnderWay(entry)) entry.item.status = 'queued'
      entry.abort.abort()
      dropPreview(entry)
    }
    this.#changed()
  }

  readonly add = (files: readonly File[], purpose: UploadPurpose): string[] => {
    const added = files.map((file) => {
      const known = isVideo(purpose) ? recallVideo(this.#settings.projectId, file) : undefined
      const isNew = known && !this.#find(known)
      const entry = entryOf(isNew ? known : crypto.randomUUID(), file, purpose)
      this.#entries.push(entry)
      this.#examine(entry)
      if (isVideo(purpose) && entry.item.status === 'queued') entry.still = drawPoster(file)
      return entry.item.id
    })
    this.#changed()
    return added
  }

  readonly retry = (id: string): void => {
    const entry = this.#find(id)
    if (entry?.item.status !== 'failed' || !entry.item.canRetry) return
    this.#enqueue(entry)
    this.#changed()
  }

  readonly shrink = (id: string): void => {
    const entry = this.#find(id)
    const cargo = entry?.cargo
    if (!cargo || !entry.item.canShrink) return
    entry.isBeingShrunk = true
    this.#enqueue(entry)
    this.#changed()
    shrinkImage(cargo.file, this.#settings.rawLimitMB)
      .then((smaller) => {
        cargo.file = smaller
        entry.item.size = smaller.size
      })
      .catch((error: unknown) => {
        console.error(error)
        if (this.#find(id)) this.#fail(entry, new UploadFailure(CANNOT_SHRINK, false))
      })
      .finally(() => {
        entry.isBeingShrunk = false
        this.#changed()
      })
  }

  readonly remove = (id: string): void => {
    const entry = this.#find(id)
    if (!entry) return
    this.#entries = this.#entries.filter((other) => other !== entry)
    dropPreview(entry)
    this.#changed()
    const { item, cargo } = entry
    if (cargo && isVideo(item.purpose)) forgetVideo(this.#settings.projectId, cargo.file)
    takeBack(entry)
  }

  readonly restore = (items: readonly UploadItem[]): void => {
    for (const item of items) {
      if (item.status !== 'ready' || !item.result || this.#find(item.id)) continue
      this.#entries.push(restedEntry({ ...item, preview: item.result.url }))
    }
    this.#changed()
  }

  readonly release = (): void => {
    for (const entry of this.#entries) {
      entry.abort.abort()
      dropPreview(entry)
    }
    this.#entries = []
    this.#changed()
  }

  /** What can be said about a file before a byte is sent. */
  #examine(entry: Entry): void {
    const refusal = entry.cargo && refusalOf(entry.cargo, this.#settings.rawLimitMB)
    this.#enqueue(entry)
    if (!refusal) return
    entry.item.canShrink = refusal.canShrink
    this.#fail(entry, new UploadFailure(refusal.problem, false))
  }

  #enqueue(entry: Entry): void {
    if (!this.#entries.some((other) => other !== entry && isBusy(other))) this.#go += 1
    entry.go = this.#go
    Object.assign(entry.item, {
      status: 'queued',
      progress: 0,
      problem: null,
      canRetry: false,
      canShrink: false,
    } satisfies Partial<UploadItem>)
  }

  #fail({ item }: Entry, { message, canRetry }: UploadFailure): void {
    Object.assign(item, { status: 'failed', problem: message, canRetry })
    toast({ kind: 'error', message })
  }

  #start(entry: Entry): void {
    entry.item.status = 'sending'
    entry.abort = new AbortController()
    const { signal } = entry.abort
    const before = entry.running
    entry.running = before
      .then(() => this.#carry(entry, signal))
      .then(
        (result) => this.#succeed(entry, result),
        (error: unknown) => {
          if (!signal.aborted) this.#fail(entry, toFailure(error, entry.item.purpose))
        },
      )
      .finally(() => this.#changed())
  }

  async #carry(entry: Entry, signal: AbortSignal): Promise<FinishedUpload> {
    signal.throwIfAborted()
    const { projectId } = this.#settings
    return carryEntry(entry, { projectId, signal }, (change) => {
      if (signal.aborted) return
      Object.assign(entry.item, change)
      this.#changed()
    })
  }

  #succeed({ item }: Entry, result: FinishedUpload): void {
    Object.assign(item, { status: 'ready', progress: 1, result })
    if (isVideo(item.purpose)) toast({ kind: 'success', message: 'Video uploaded successfully' })
    this.#settings.onDone?.({ ...item })
  }

  #find(id: string): Entry | undefined {
    return this.#entries.find(({ item }) => item.id === id)
  }

  /** Starts what there is room for, and tells everybody. */
  #changed(): void {
    const waiting = this.#entries.filter(
      ({ item, isBeingShrunk }) => item.status === 'queued' && !isBeingShrunk,
    )
    const free = AT_ONCE - this.#entries.filter(isUnderWay).length
    if (this.#isOpen) for (const entry of waiting.slice(0, Math.max(0, free))) this.#start(entry)
    this.#snapshot = {
      items: this.#entries.map(({ item }) => ({ ...item })),
      totals: totalsOf(this.#entries, this.#go),
    }
    for (const listener of this.#listeners) listener()
  }
}
