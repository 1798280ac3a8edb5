import { ExternalStore } from '@/components/admin/uploads/external-store'
import { UploadDriver } from '@/components/admin/uploads/upload-driver'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { FILE_GONE } from '@/lib/media/words'
import type { Draft } from '@/lib/projects/editor/draft'
import type { ProjectValues } from '@/lib/projects/editor/form-values'
import { type ChosenFile, chosenFile, notSaved, type Place } from '@/lib/projects/editor/media-list'
import { replaceImage } from '@/lib/projects/image-actions'
import { discardFiles } from './discard'
import { DraftKeeper, type DraftSettings } from './draft-keeper'
import { type EditorState, newState } from './editor-state'
import { type EditorEvent, reduce } from './editor-store'
import { LineUpGuesser } from './lining-up/line-up-guesser'
import { checkedReplacements, shownReplacements } from './replacements'
import { isUnanswered, saveProject } from './save-project'

export interface EditorSettings extends DraftSettings {
  /** Largest raw photo in MB. */
  rawLimitMB: number
  /** Reloads the page's data after a change that is saved at once. */
  refresh: () => void
}

const REPLACED = 'Image replaced successfully'
const NOT_REPLACED = 'Failed to replace image'
const TAKEN_BACK = 'The former picture is back'
const NOT_TAKEN_BACK = 'Failed to bring the former picture back'

/** Runs the effects of the editor store: uploads, the save; draft-keeper.ts keeps the draft. */
export class EditorDriver extends ExternalStore<EditorState> {
  readonly #uploads: UploadDriver
  #settings: EditorSettings
  #state: EditorState
  readonly #draft: DraftKeeper
  readonly #guesser: LineUpGuesser

  constructor(settings: EditorSettings, draft: Draft | undefined) {
    super()
    this.#settings = settings
    this.#state = newState(settings.project, draft)
    const { projectId } = this.#state
    this.#uploads = new UploadDriver({ projectId, rawLimitMB: settings.rawLimitMB })
    this.#uploads.subscribe(() =>
      this.dispatch({ type: 'uploads-changed', uploads: this.#uploads.getSnapshot() }),
    )
    const form = {
      settings: () => this.#settings,
      state: this.getSnapshot,
      dispatch: (event: EditorEvent) => this.dispatch(event),
    }
    this.#draft = new DraftKeeper(form, this.#uploads, Boolean(draft))
    this.#guesser = new LineUpGuesser(form)
  }

  readonly getSnapshot = (): EditorState => this.#state

  configure(settings: EditorSettings): void {
    const former = this.#settings
    this.#settings = settings
    this.#uploads.configure({ projectId: this.#state.projectId, rawLimitMB: settings.rawLimitMB })
    if (former.draftKey !== settings.draftKey) this.#draft.claimed()
    if (settings.project) this.dispatch({ type: 'project-shown', project: settings.project })
    for (const shown of shownReplacements(this.#state, settings.project)) this.#replaced(shown)
  }

  /** Largest raw photo in MB. */
  get rawLimitMB(): number {
    return this.#settings.rawLimitMB
  }

  /** @param values of the form, which may have been filled in before the scripts ran */
  open(values: ProjectValues): void {
    this.dispatch({ type: 'typed', values })
    this.#uploads.open()
    this.#draft.open()
    this.#guesser.open()
  }

  /** Uploads stop and continue if the page is opened again. */
  close(): void {
    this.#uploads.close()
    this.#guesser.close()
  }

  dispatch(event: EditorEvent): void {
    const before = this.#state
    const now = reduce(before, event)
    if (now === before) return
    this.#state = now
    this.#draft.follow(before)
    this.#guesser.follow()
    this.notify()
    if (now.phase === 'saving' && before.phase !== 'saving') void this.#save()
    for (const due of checkedReplacements(this.#state)) void this.#replace(due)
  }

  /**
   * @param instead a file that is gone: its caption and date stay
   * @returns upload ids in the order of the files
   */
  choose(files: readonly File[], place: Place, instead?: ChosenFile): string[] {
    const ids = this.#uploads.add(files, place.type)
    const chosen = files.map((file, index) => chosenFile(ids[index] ?? '', file, place, instead))
    this.dispatch({ type: 'files-chosen', files: chosen, insteadOf: instead?.id })
    this.#draft.keep(files, ids)
    return ids
  }

  /**
   * @param isKept elsewhere on this device
   * @returns upload ids of photos that are sent while their places are still open
   */
  sendAhead(files: readonly File[], isKept = false): string[] {
    const ids = this.#uploads.add(files, 'progress')
    const others = this.#state.tray ?? []
    this.dispatch({ type: 'tray-opened', ids: isKept ? others : [...others, ...ids] })
    if (!isKept) this.#draft.keep(files, ids)
    return ids
  }

  readonly resumeTray = () => this.#draft.resumeTray()

  /** Gives a photo that was sent ahead its place. */
  place(id: string, file: File, place: Place): void {
    this.#uploads.place(id, place.type)
    this.dispatch({ type: 'files-chosen', files: [chosenFile(id, file, place)] })
    if (!this.#state.tray?.includes(id)) this.#draft.keep([file], [id])
  }

  replace(imageId: string, file: File): void {
    const [uploadId] = this.#uploads.add([file], 'replace')
    const formerId = crypto.randomUUID()
    if (uploadId) this.dispatch({ type: 'replacement-started', imageId, uploadId, formerId })
  }

  readonly retry = (id: string): void => {
    this.dispatch({ type: 'replacement-retried', uploadId: id })
    this.#uploads.retry(id)
  }

  readonly shrink = (id: string): void => this.#uploads.shrink(id)

  readonly remove = (id: string): void => {
    this.#uploads.remove(id)
    this.dispatch({ type: 'file-removed', id })
  }

  readonly checkDraft = (): Promise<void> => this.#draft.check()

  /** A project that was deleted elsewhere; its files were deleted with it. */
  readonly saveAsNew = (): void => this.#draft.continueAsNew()

  /** @returns upload ids that nothing will use any more */
  readonly end = (): string[] => this.#draft.end()

  async #save(): Promise<void> {
    const { answer, failure } = await saveProject(this.#state, this.#settings.project)
    if (answer.status === 'success' && answer.data) {
      this.end()
      this.#uploads.release()
      return leaveTo(answer.data.to)
    }
    this.dispatch({ type: 'refused', answer, failure })
    if (isUnanswered(answer) && !this.#settings.project) void this.#draft.check()
    if (answer.code === 'conflict') return
    if (answer.code === 'other-pictures') this.#settings.refresh()
    const gone = this.#state.files.filter(({ id }) => id in (answer.fieldErrors ?? {}))
    for (const { id, type } of gone) {
      toast({ kind: 'error', message: notSaved(type, FILE_GONE) })
      this.#uploads.remove(id)
    }
    const message = gone.length === 0 && this.#state.errors.form
    if (message) toast({ id: 'project', kind: 'error', message })
  }

  async #replace([imageId, uploadId]: [string, string]): Promise<void> {
    this.dispatch({ type: 'replacement-sent', imageId })
    const input = { imageId, uploadId, formerId: this.#state.replacements[imageId]?.formerId }
    const { status, message } = await runOwnerAction(replaceImage, input, NOT_REPLACED)
    if (status === 'success') this.#replaced([imageId, uploadId])
    else {
      const problem = message ?? NOT_REPLACED
      toast({ kind: 'error', message: problem })
      this.dispatch({ type: 'replacement-failed', imageId, problem })
    }
    // After a failure too: only the answer may be lost.
    this.#settings.refresh()
  }

  #replaced([imageId, uploadId]: [string, string]): void {
    const former = this.#state.replacements[imageId]?.formerId
    if (!former) return
    toast({
      id: `replaced-${imageId}`,
      kind: 'success',
      message: REPLACED,
      action: { label: 'Undo', onClick: () => void this.#takeBack(imageId, former) },
      onEnd: () => void discardFiles([former]),
    })
    this.dispatch({ type: 'replaced', imageId })
    this.#uploads.remove(uploadId)
  }

  async #takeBack(imageId: string, uploadId: string): Promise<void> {
    const formerId = crypto.randomUUID()
    const input = { imageId, uploadId, formerId }
    const { status } = await runOwnerAction(replaceImage, input, NOT_TAKEN_BACK)
    const isBack = status === 'success'
    const message = isBack ? TAKEN_BACK : NOT_TAKEN_BACK
    toast({ id: `replaced-${imageId}`, kind: isBack ? 'success' : 'error', message })
    this.#settings.refresh()
    if (isBack) await discardFiles([formerId])
  }
}
