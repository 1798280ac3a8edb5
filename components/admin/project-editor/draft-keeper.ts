import type { UploadDriver } from '@/components/admin/uploads/upload-driver'
import { leaveTo } from '@/components/forms/leave'
import { runOwnerAction } from '@/components/forms/run-owner-action'
import { toast } from '@/components/ui/toast'
import { listOwnUploads } from '@/lib/media/own-uploads'
import {
  asNew,
  clearDraft,
  type Draft,
  draftKey,
  draftKeys,
  loadDraft,
  saveDraft,
} from '@/lib/projects/editor/draft'
import { rememberDraft } from '@/lib/projects/editor/draft-claim'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import {
  forgetFiles,
  forgetUnusedFiles,
  keepFile,
  keptFile,
} from '@/lib/projects/editor/kept-files'
import type { ChosenFile } from '@/lib/projects/editor/media-list'
import { routes } from '@/lib/routes'
import { draftOf, type EditorState, isDirty, neededIn, uploadIdsIn } from './editor-state'
import type { EditorEvent } from './editor-store'
import { openSaved } from './open-saved'

export interface DraftSettings {
  project: ProjectToEdit | undefined
  ownerId: string
  /** Undefined until it is known whether there is a draft. */
  draftKey: string | undefined
}

interface Form {
  settings: () => DraftSettings
  state: () => EditorState
  dispatch: (event: EditorEvent) => void
}

const PHOTOS_GONE =
  'This browser no longer has some of the photos you added. Please add them again.'

const draftParts = [
  'values',
  'captions',
  'generated',
  'base',
  'files',
  'removed',
  'unchecked',
  'cover',
  'order',
  'linedUp',
  'tray',
  'trayPlaces',
] as const

/** Keeps what is unsaved: stores the draft, checks it against the server, continues it elsewhere. */
export class DraftKeeper {
  readonly #form: Form
  readonly #uploads: UploadDriver
  #isAsked = false
  #isStored: boolean

  constructor(form: Form, uploads: UploadDriver, isStored: boolean) {
    this.#form = form
    this.#uploads = uploads
    this.#isStored = isStored
  }

  open(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    void this.check()
  }

  follow(before: EditorState): void {
    const now = this.#form.state()
    if (draftParts.some((part) => before[part] !== now[part])) this.store()
    if (before.uploads === now.uploads && before.tray === now.tray) return
    const needed = neededIn(now)
    this.#forget(neededIn(before).filter((id) => !needed.includes(id)))
  }

  /** Until they are sent, removed, saved or discarded; in the tray, until they have their places. */
  keep(files: readonly File[], ids: readonly string[]): void {
    const needed = neededIn(this.#form.state())
    for (const [index, id] of ids.entries()) {
      const file = files[index]
      if (file && needed.includes(id)) void this.#keep(file, id)
    }
  }

  /** Photos whose places were open when the page was left: they go on under their ids. */
  async resumeTray(): Promise<{ id: string; file: File }[]> {
    const { state, dispatch } = this.#form
    const { tray } = state()
    if (!tray) return []
    const photos = await this.#unsentFiles(tray.map((id) => ({ id, type: 'progress' })))
    if (state().isOver) return []
    if (photos.length < tray.length) toast({ kind: 'error', message: PHOTOS_GONE })
    for (const photo of photos) this.#uploads.takeUp(photo)
    const ids = photos.map(({ id }) => id)
    dispatch(ids.length > 0 ? { type: 'tray-opened', ids } : { type: 'tray-closed' })
    return photos
  }

  /** Once this tab has its draft: forgets files of drafts that are gone. */
  claimed(): void {
    this.store()
    const { ownerId } = this.#form.settings()
    void forgetUnusedFiles(ownerId, () => {
      const drafts = draftKeys(ownerId).map((key) => loadDraft(key))
      const idsOf = ({ files, tray = [] }: Draft) => [...files.map(({ id }) => id), ...tray]
      return new Set(drafts.flatMap((draft) => (draft ? idsOf(draft) : [])))
    })
  }

  store(): void {
    const state = this.#form.state()
    const { draftKey: key } = this.#form.settings()
    if (!key || state.isOver) return
    if (isDirty(state)) {
      this.#isStored = true
      this.#form.dispatch({ type: 'draft-stored', isKept: saveDraft(key, draftOf(state)) })
    } else if (this.#isStored) clearDraft(key)
  }

  /** Asks the server which files of the draft are there, and whether a new project was saved after all. */
  async check(): Promise<void> {
    const { dispatch, settings, state } = this.#form
    const isNew = !settings().project
    const { projectId, unchecked } = state()
    if (!this.#isStored || (unchecked.length === 0 && !isNew)) return
    dispatch({ type: 'draft-asked' })
    const { status, data } = await runOwnerAction(listOwnUploads, { projectId }, '')
    if (status !== 'success' || !data) return this.#unanswered()
    const { uploads, savedIds } = data
    const { isKept, isOver, phase } = state()
    // Without room for the draft the form stays: its next save changes the project.
    if (savedIds && isNew && isKept && !isOver && phase === 'idle') return this.#goToSaved()
    const uploadIds = uploads.map(({ id }) => id)
    const known = [...uploadIds, ...(savedIds ?? [])]
    const unsent = await this.#unsentFiles(
      unchecked.filter(({ id, lost }) => !lost && !known.includes(id)),
    )
    if (state().isOver) return
    this.#uploads.restore(
      unchecked.flatMap(({ type: purpose, posterId, ...file }) => {
        const result = uploads.find(({ id }) => id === file.id)
        const poster = uploadIds.find((id) => id === posterId) ?? null
        return result ? [{ ...file, purpose, posterId: poster, result }] : []
      }),
    )
    for (const file of unsent) this.#uploads.takeUp(file)
    const found = [...uploadIds, ...unsent.map(({ id }) => id)]
    dispatch({ type: 'draft-checked', uploadIds: found, savedIds: savedIds ?? [] })
    const needed = neededIn(state())
    this.#forget(known.filter((id) => !needed.includes(id)))
  }

  /** @returns upload ids that nothing will use any more */
  end(): string[] {
    const ids = uploadIdsIn(this.#form.state())
    this.#stop()
    this.#forget(ids)
    return ids
  }

  /** A project that was deleted elsewhere; its files were deleted with it. */
  continueAsNew(): void {
    const key = rememberDraft(draftKey(this.#form.settings().ownerId, undefined))
    const draft = asNew(draftOf(this.#form.state()))
    this.end()
    saveDraft(key, draft)
    void leaveTo(routes.projectNew)
  }

  async #keep(file: File, id: string): Promise<void> {
    const isKept = await keepFile(this.#form.settings().ownerId, id, file)
    if (!isKept) this.#uploads.notKept(id)
  }

  #forget(ids: readonly string[]): void {
    if (ids.length > 0) void forgetFiles(this.#form.settings().ownerId, ids)
  }

  async #unsentFiles(files: readonly Pick<ChosenFile, 'id' | 'type'>[]) {
    const { ownerId } = this.#form.settings()
    const kept = await Promise.all(
      files.map(async ({ id, type }) => ({ id, purpose: type, file: await keptFile(ownerId, id) })),
    )
    return kept.flatMap(({ file, ...rest }) => (file ? [{ ...rest, file }] : []))
  }

  #unanswered(): void {
    this.#form.dispatch({ type: 'draft-unanswered' })
    const again = () => {
      if (this.#form.state().draftCheck === 'unanswered') void this.check()
    }
    window.addEventListener('online', again, { once: true })
  }

  #goToSaved(): void {
    const draft = draftOf(this.#form.state())
    const key = draftKey(this.#form.settings().ownerId, draft.projectId)
    // Its unsent files go on there.
    this.#stop()
    saveDraft(key, draft)
    void openSaved(draft.projectId)
  }

  #stop(): void {
    this.#form.dispatch({ type: 'ended' })
    const { draftKey: key } = this.#form.settings()
    if (key) clearDraft(key)
  }
}
