import { isUnsent } from '@/components/admin/uploads/queue-views'
import type { UploadItem } from '@/components/admin/uploads/types'
import { SETS_PER_FORM } from '@/lib/media/limits'
import type { Draft, Pair } from '@/lib/projects/editor/draft'
import type { ProjectToEdit } from '@/lib/projects/editor/edit-rows'
import {
  type Base,
  baseOf,
  changedTexts,
  type ProjectValues,
  projectFields,
  rebased,
  type Stored,
  valuesOf,
} from '@/lib/projects/editor/form-values'
import {
  type Blocker,
  blockersOf,
  type Captions,
  type ChosenFile,
  captionsOf,
  captionTexts,
} from '@/lib/projects/editor/media-list'
import type { Order } from '@/lib/projects/editor/order'
import type { Proposed } from '@/lib/projects/editor/proposal'
import type { LineUpGuess } from './lining-up/line-up-guess'
import { itemsOf, picturesOf, type Replacing } from './replacements'

const CHOOSE = 'Also changed somewhere else. Choose which version to keep.'

/** Everything the project form knows. */
export interface EditorState extends Replacing {
  projectId: string
  /** Ids of the empty sets of this form. */
  setIds: readonly string[]
  values: ProjectValues
  /** Fields that the owner changed here by hand. */
  own: readonly string[]
  /** Values of fields that come from the photos. */
  proposed: Proposed
  /** The description as last generated: the owner's own text differs. */
  generated: string
  /** Captions and dates of saved pictures, where they were changed. */
  captions: Captions
  base: Base
  /** Texts saved elsewhere meanwhile: the owner must choose before a save. */
  stored: Stored
  files: readonly ChosenFile[]
  /** Ids of files taken out since a save posted them: it may have stored them although no answer came. */
  removed: readonly string[]
  /** Id of the picture or file that the owner chose here; undefined: as saved. */
  cover?: string
  /** As the owner arranged it here. */
  order: Order
  /** Sets with a new picture that are lined up when they are saved, by set id. */
  linedUp: Readonly<Record<string, Pair>>
  /** Sets that could be lined up, until the owner decides. */
  guesses: readonly LineUpGuess[]
  /** Files of a draft that the server was not asked about yet. */
  unchecked: readonly ChosenFile[]
  draftCheck: 'asking' | 'unanswered' | 'done'
  /** Photos picked all at once that wait for the owner to agree, but those kept elsewhere; null: none. */
  tray: readonly string[] | null
  /** Where the owner moved them, by photo. */
  trayPlaces: Readonly<Record<string, string>>
  /** Saved as a draft, which visitors do not see. */
  isHidden: boolean
  phase: 'idle' | 'waiting' | 'saving'
  errors: Readonly<Record<string, string>>
  /** A save was refused because of its files. */
  isBlocked: boolean
  /** The project was deleted in another tab. */
  isDeleted: boolean
  /** Counts refused saves: each moves the focus, correcting a field does not. */
  refusals: number
  /** Whether the text outlives the page. */
  isKept: boolean
  /** Saved or discarded: nothing is left to lose. */
  isOver: boolean
}

/** The form of a project, with its draft applied over what is saved now. */
export function newState(
  project: ProjectToEdit | undefined,
  draft: Draft | undefined,
): EditorState {
  return {
    projectId: project?.id ?? draft?.projectId ?? crypto.randomUUID(),
    setIds: newSetIds(draft?.setIds, project?.sets),
    ...textsOf(project, draft),
    own: [],
    proposed: {},
    generated: draft?.generated ?? '',
    files: [],
    removed: draft?.removed ?? [],
    cover: draft?.cover,
    order: draft?.order ?? {},
    linedUp: draft?.linedUp ?? {},
    guesses: [],
    sendingSets: [],
    unchecked: draft?.files ?? [],
    draftCheck: 'done',
    replacements: {},
    uploads: { items: [], totals: { progress: 0, busy: 0, failed: 0, isPaused: false } },
    tray: draft?.tray ?? null,
    trayPlaces: draft?.trayPlaces ?? {},
    isHidden: project?.is_hidden ?? false,
    phase: 'idle',
    errors: {},
    isBlocked: false,
    isDeleted: false,
    refusals: 0,
    isKept: true,
    isOver: false,
  }
}

/** The draft's, except for sets that were saved since. */
export function newSetIds(drafted: readonly string[] = [], saved: readonly { id: string }[] = []) {
  return Array.from({ length: SETS_PER_FORM }, (_, index) => {
    const id = drafted[index]
    return id && !saved.some((set) => set.id === id) ? id : crypto.randomUUID()
  })
}

function textsOf(project: ProjectToEdit | undefined, draft: Draft | undefined) {
  const saved = valuesOf(project)
  if (!draft) return { values: saved, captions: {}, base: baseOf(saved), stored: {} }
  const pictures = project ? picturesOf(project).map((picture) => [picture.id, picture]) : []
  const { texts, base, stored } = rebased(
    { ...draft.values, ...captionTexts(draft.captions) },
    draft.base,
    { ...saved, ...captionTexts(Object.fromEntries(pictures)) },
  )
  const captions = captionsOf(Object.keys(draft.captions), texts)
  const values = Object.fromEntries(projectFields.map((name) => [name, texts[name] ?? '']))
  return { values: values as ProjectValues, captions, base, stored }
}

/** Whether a file is lost with the page: this device does not keep it. */
export function isOnlyHere(item: UploadItem, { tray }: Pick<EditorState, 'tray'>): boolean {
  const isNeeded = isUnsent(item) || tray?.includes(item.id) === true
  return isNeeded && (item.isUnkept === true || item.purpose === 'replace')
}

/** Files that must outlive the page: photos in the tray are compared again. */
export function neededIn({ uploads, tray }: EditorState): string[] {
  return [...uploads.items.filter(isUnsent).map(({ id }) => id), ...(tray ?? [])]
}

/** Files that are in the way of a save. */
export function blockersIn(state: EditorState): Blocker[] {
  return blockersOf(state.files, itemsOf(state))
}

export function isDirty(state: EditorState): boolean {
  const { files, unchecked, removed, cover, order, tray, base, isOver } = state
  if (isOver) return false
  if (cover || order.sets || order.progress || tray?.length) return true
  return (
    files.length + unchecked.length + removed.length > 0 ||
    changedTexts(textsIn(state), base).length > 0
  )
}

/** Of the fields, by name. */
export function errorsOf({ stored, errors }: EditorState): Record<string, string> {
  const conflicts = Object.keys(stored).filter((name) => stored[name] !== null)
  return { ...Object.fromEntries(conflicts.map((name) => [name, CHOOSE])), ...errors }
}

/** Those whose pictures are still the ones that were lined up. */
export function linedUpPairs(
  { linedUp, files }: EditorState,
  project: ProjectToEdit | undefined,
): Pair[] {
  return Object.entries(linedUp).flatMap(([setId, pair]) => {
    const saved = project?.sets.find(({ id }) => id === setId)?.pictures ?? []
    const inSet = [...saved, ...files.filter((file) => file.setId === setId)]
    const halves = [pair.beforeId, pair.afterId]
    return halves.every((half) => inSet.some(({ id }) => id === half)) ? [pair] : []
  })
}

/** Texts by name, as in `base`. */
export function textsIn({ values, captions }: EditorState): Record<string, string> {
  return { ...values, ...captionTexts(captions) }
}

/** Uploads that only this form knows, posters included. */
export function uploadIdsIn({ files, unchecked, uploads, tray }: EditorState): string[] {
  const known = [...files, ...unchecked, ...uploads.items]
  return [
    ...new Set([...known.flatMap(({ id, posterId }) => [id, posterId ?? id]), ...(tray ?? [])]),
  ]
}

export function draftOf(state: EditorState): Draft {
  const { projectId, values, base, captions, cover, order, linedUp, trayPlaces, generated } = state
  const files = [...state.unchecked, ...state.files]
  const tray = state.tray?.length ? [...state.tray] : undefined
  const [setIds, removed] = [[...state.setIds], [...state.removed]]
  const texts = { values, base, captions, generated }
  return { projectId, ...texts, files, removed, setIds, cover, order, linedUp, tray, trayPlaces }
}
