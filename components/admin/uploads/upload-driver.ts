import type { FinishedUpload } from '@/lib/media/finish'
import { DEFAULT_RAW_LIMIT_MB, isVideo, type UploadPurpose } from '@/lib/media/limits'
import { ExternalStore } from './external-store'
import { checkFile, deliverFile, type OutgoingFile } from './send-file'
import { shrinkImage } from './shrink-image'
import type { RestoredUpload, UploadItem, UploadSettings, Uploads } from './types'
import { discard, previewOf, sendPoster, showOutcomes, type Work } from './upload-effects'
import { toFailure, UploadFailure } from './upload-failure'
import {
  type EntryEvent,
  emptyQueue,
  type Queue,
  type QueueEvent,
  reduce,
  startable,
  totalsOf,
} from './upload-queue'
import { forgetVideo, recallVideo, rememberVideo } from './video-memory'
import { drawPoster } from './video-poster'

type Snapshot = Pick<Uploads, 'items' | 'totals'>

/** Runs the effects of the upload queue. */
export class UploadDriver extends ExternalStore<Snapshot> {
  #queue: Queue = emptyQueue
  #works = new Map<string, Work>()
  #settings: UploadSettings
  #snapshot: Snapshot = { items: [], totals: totalsOf(emptyQueue) }

  constructor(settings: UploadSettings) {
    super()
    this.#settings = settings
  }

  configure(settings: UploadSettings): void {
    this.#settings = settings
  }

  readonly getSnapshot = (): Snapshot => this.#snapshot

  open(): void {
    const hidden = this.#queue.entries.filter(({ preview }) => !preview)
    const previews = new Map(hidden.map(({ id }) => [id, previewOf(this.#works.get(id)?.file)]))
    this.#dispatch({ type: 'opened', previews })
  }

  /** Transfers stop where they are and continue if the page is opened again. */
  close(): void {
    this.#dispatch({ type: 'closed' })
    for (const { abort } of this.#works.values()) abort.abort()
  }

  readonly add = (files: readonly File[], purpose: UploadPurpose): string[] => {
    return files.map((file) => {
      const id = this.#idFor(file, purpose)
      const { name, type, size } = file
      const work = { file, prepared: null, still: null, poster: null, abort: new AbortController() }
      this.#works.set(id, { ...work, running: Promise.resolve() })
      const added = { id, purpose, name, type, size, preview: previewOf(file) }
      this.#dispatch({ type: 'added', file: added, rawLimitMB: this.#settings.rawLimitMB })
      return id
    })
  }

  readonly retry = (id: string): void => {
    if (this.#find(id)?.canRetry) this.#dispatch({ type: 'retried', id })
  }

  readonly shrink = (id: string): void => {
    const work = this.#works.get(id)
    const entry = this.#find(id)
    if (!work || !entry?.canShrink) return
    // A video is made smaller on its way.
    const isOnItsWay = isVideo(entry.purpose)
    this.#dispatch({ type: isOnItsWay ? 'retried' : 'shrinking', id })
    if (isOnItsWay) return
    shrinkImage(work.file, this.#settings.rawLimitMB ?? DEFAULT_RAW_LIMIT_MB).then(
      (smaller) => {
        work.file = smaller
        this.#dispatch({ type: 'shrunk', id, size: smaller.size })
      },
      (error: unknown) => {
        console.error(error)
        this.#dispatch({ type: 'failed', id, code: 'cannot-shrink' })
      },
    )
  }

  readonly remove = (id: string): void => {
    const entry = this.#find(id)
    if (!entry) return
    const work = this.#works.get(id)
    const { projectId } = this.#settings
    if (work && projectId && isVideo(entry.purpose)) forgetVideo(projectId, work.file)
    this.#works.delete(id)
    this.#dispatch({ type: 'removed', id })
    void discard(entry, work)
  }

  /** Checked uploads of a draft, after a reload. */
  readonly restore = (uploads: readonly RestoredUpload[]): void => {
    this.#dispatch({ type: 'restored', uploads })
  }

  /** After a save that used them: forgets all without discarding them on the server. */
  readonly release = (): void => {
    for (const { abort } of this.#works.values()) abort.abort()
    this.#works.clear()
    this.#dispatch({ type: 'released' })
  }

  readonly settled = (id: string): Promise<UploadItem | undefined> =>
    new Promise((resolve) => {
      const look = () => {
        const item = this.#find(id)
        if (item && item.status !== 'ready' && item.status !== 'failed') return
        stop()
        resolve(item)
      }
      const stop = this.subscribe(look)
      look()
    })

  #dispatch(event: QueueEvent): void {
    const before = this.#queue
    this.#queue = reduce(before, event)
    if (this.#queue === before) return
    this.#snapshot = { items: [...this.#queue.entries], totals: totalsOf(this.#queue) }
    showOutcomes(before, this.#queue)
    this.notify()
    const next = startable(this.#queue)
    if (next) this.#start(next.id)
  }

  #start(id: string): void {
    const work = this.#works.get(id)
    if (!work) return
    work.abort = new AbortController()
    const { signal } = work.abort
    const tell = (event: EntryEvent) => {
      if (!signal.aborted) this.#dispatch({ ...event, id })
    }
    work.running = work.running
      .then(() => this.#send(id, work, signal, tell))
      .then(
        (result) => tell({ type: 'checked', result }),
        (error: unknown) => {
          if (signal.aborted) return
          const { code, reason } = toFailure(error)
          tell({ type: 'failed', code, reason })
        },
      )
    this.#dispatch({ type: 'started', id })
  }

  async #send(
    id: string,
    work: Work,
    signal: AbortSignal,
    tell: (event: EntryEvent) => void,
  ): Promise<FinishedUpload> {
    signal.throwIfAborted()
    const entry = this.#find(id)
    if (!entry) throw new UploadFailure('lost')
    const { purpose, hasArrived } = entry
    const { projectId } = this.#settings
    const outgoing = { id, projectId, purpose, file: work.file, signal, report: tell }
    if (!hasArrived) await deliverFile(isVideo(purpose) ? await this.#video(outgoing) : outgoing)
    tell({ type: 'arrived' })
    if (!entry.posterId) await sendPoster(outgoing, work, tell)
    signal.throwIfAborted()
    const finished = await checkFile(outgoing)
    if (projectId && isVideo(purpose)) forgetVideo(projectId, work.file)
    return finished
  }

  /** The video as it is sent. Its memory lets a reload continue, if the same bytes can be made again. */
  async #video(outgoing: OutgoingFile): Promise<OutgoingFile> {
    const { id, projectId, signal, report } = outgoing
    const work = this.#works.get(id)
    if (!work) throw new UploadFailure('lost')
    work.still ??= drawPoster(work.file)
    if (!work.prepared) {
      const { prepareVideo } = await import('./prepare-video')
      const onProgress = (progress: number) => report({ type: 'converted', progress })
      work.prepared = await prepareVideo(work.file, { signal, onProgress })
    }
    const { file, isConverted } = work.prepared
    if (isConverted) report({ type: 'prepared', size: file.size })
    else if (projectId) rememberVideo(projectId, work.file, id)
    return { ...outgoing, file }
  }

  /** The same video chosen again after a reload is the same upload. */
  #idFor(file: File, purpose: UploadPurpose): string {
    const { projectId } = this.#settings
    const known = projectId && isVideo(purpose) ? recallVideo(projectId, file) : undefined
    return known && !this.#find(known) ? known : crypto.randomUUID()
  }

  #find(id: string) {
    return this.#queue.entries.find((entry) => entry.id === id)
  }
}
