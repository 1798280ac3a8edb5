import type { FinishedUpload } from '@/lib/media/finish'
import { DEFAULT_RAW_LIMIT_MB } from '@/lib/media/limits'
import { isVideo, type UploadPurpose } from '@/lib/media/purpose'
import { ExternalStore } from './external-store'
import { announceAhead, deliverPhoto } from './photos/deliver-photo'
import { LineSpeed } from './photos/line-speed'
import { itemsOf, startable, totalsOf, upcoming } from './queue-views'
import { checkFile, deliverFile, type OutgoingFile } from './send-file'
import type { RestoredUpload, UploadItem, UploadSettings, Uploads } from './types'
import { discard, newWork, previewOf, sendPoster, showOutcomes, type Work } from './upload-effects'
import { toFailure, UploadFailure } from './upload-failure'
import { type EntryEvent, emptyQueue, type Queue, type QueueEvent, reduce } from './upload-queue'
import { forgetVideo, recallVideo } from './video-memory'
import { videoToSend } from './video-to-send'

/** Runs the effects of the upload queue. */
export class UploadDriver extends ExternalStore<Uploads> {
  #queue: Queue = emptyQueue
  #works = new Map<string, Work>()
  readonly #speed = new LineSpeed()
  #settings: UploadSettings
  #snapshot: Uploads = { items: [], totals: totalsOf(emptyQueue) }

  constructor(settings: UploadSettings) {
    super()
    this.#settings = settings
    this.#speed.onSlow(() => this.#lookAhead({ isAgain: true }))
  }

  configure(settings: UploadSettings): void {
    this.#settings = settings
  }

  readonly getSnapshot = (): Uploads => this.#snapshot

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

  /** Starts at once, two files at a time; returns the new ids in the order of the files. */
  readonly add = (files: readonly File[], purpose: UploadPurpose): string[] =>
    files.map((file) => {
      const id = this.#idFor(file, purpose)
      this.takeUp({ id, file, purpose })
      return id
    })

  /** A file of a draft that is not sent yet, under the id it had. */
  takeUp({ id, file, purpose }: { id: string; file: File; purpose: UploadPurpose }): void {
    if (this.#find(id)) return
    this.#works.set(id, newWork(file))
    const { name, type, size } = file
    const added = { id, purpose, name, type, size, preview: previewOf(file) }
    this.#dispatch({ type: 'added', file: added, rawLimitMB: this.#settings.rawLimitMB })
  }

  /** Where a photo that was sent ahead belongs; it counts for the words of a failure. */
  place(id: string, purpose: UploadPurpose): void {
    this.#dispatch({ type: 'placed', id, purpose })
  }

  /** The device could not store it. */
  notKept(id: string): void {
    this.#dispatch({ type: 'not-kept', id })
  }

  readonly retry = (id: string): void => {
    if (this.#find(id)?.canRetry) this.#dispatch({ type: 'retried', id })
  }

  /** It is made smaller on its way. */
  readonly shrink = (id: string): void => {
    if (this.#find(id)?.canShrink) this.#dispatch({ type: 'retried', id })
  }

  /** Cancels and forgets it, here and on the server. */
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
  readonly restore = (uploads: readonly RestoredUpload[]): void =>
    this.#dispatch({ type: 'restored', uploads })

  /** After a save that used them: forgets all without discarding them on the server. */
  readonly release = (): void => {
    for (const { abort } of this.#works.values()) abort.abort()
    this.#works.clear()
    this.#dispatch({ type: 'released' })
  }

  /** Resolves once it is ready or has failed; undefined if it was removed. */
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
    this.#snapshot = { items: itemsOf(this.#queue), totals: totalsOf(this.#queue) }
    showOutcomes(before, this.#queue)
    this.notify()
    const next = startable(this.#queue)
    if (next) this.#start(next.id)
    this.#lookAhead({ isAgain: false })
  }

  #start(id: string): void {
    const work = this.#works.get(id)
    if (!work) return
    work.abort = new AbortController()
    const { signal } = work.abort
    const tell = (event: EntryEvent) => {
      if (signal.aborted) return
      this.#measure(id, event)
      this.#dispatch({ ...event, id })
    }
    work.running = work.running
      .then(() => this.#send(id, work, signal, tell))
      .then(
        (result) => tell({ type: 'checked', result }),
        (error: unknown) => {
          this.#speed.ended(id)
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
    if (!hasArrived) await this.#deliver(outgoing, work)
    tell({ type: 'arrived' })
    if (!entry.posterId) await sendPoster(outgoing, work, tell)
    signal.throwIfAborted()
    const finished = await checkFile(outgoing)
    if (projectId && isVideo(purpose)) forgetVideo(projectId, work.file)
    return finished
  }

  async #deliver(outgoing: OutgoingFile, work: Work): Promise<void> {
    if (isVideo(outgoing.purpose)) return deliverFile(await videoToSend(outgoing, work))
    if (outgoing.purpose === 'logo') return deliverFile(outgoing)
    await deliverPhoto(outgoing, work, this.#means)
    work.photo = null
  }

  /** @param isAgain the line was found slow, so that smaller versions are needed */
  #lookAhead({ isAgain }: { isAgain: boolean }): void {
    const { projectId } = this.#settings
    for (const { id, purpose } of upcoming(this.#queue)) {
      const work = this.#works.get(id)
      if (!work || (work.isAhead && !isAgain)) continue
      work.isAhead = true
      const report = (event: EntryEvent) => this.#dispatch({ ...event, id })
      const { file, abort, running } = work
      const outgoing = { id, projectId, purpose, file, signal: abort.signal, report }
      // Its own turn tells of a failure.
      work.running = running.then(() => announceAhead(outgoing, work, this.#means)).catch(() => {})
    }
  }

  #measure(id: string, event: EntryEvent): void {
    const size = this.#find(id)?.size ?? 0
    if (event.type === 'progressed') this.#speed.moved(id, event.progress * size, size)
    else if (event.type === 'arrived') this.#speed.arrived(id)
    else if (event.type === 'paused' || event.type === 'prepared') this.#speed.ended(id)
  }

  get #means() {
    return { speed: this.#speed, limitMB: this.#settings.rawLimitMB ?? DEFAULT_RAW_LIMIT_MB }
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
